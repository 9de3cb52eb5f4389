# An image with only the program: docker build --tag cubelang . && docker run --rm -it cubelang
FROM debian:12 AS build
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates git
COPY . /sources
RUN cd /sources && packaging/release /files static && mv /files/cube-*-linux-* /cube

FROM scratch
COPY --from=build /cube /bin/cube
COPY examples /share/cubelang/examples
COPY LICENSE /share/cubelang/LICENSE
WORKDIR /work
ENTRYPOINT ["/bin/cube"]
