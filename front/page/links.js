// A text in a link: after the #, which browsers do not send, so that no server sees it. After `t=` it is deflated and encoded in
// base64url, after `text=` it is plain, percent-encoded. A link with an invalid or too long text reads as null.

const mark = "t=", plainMark = "text=";
export const longest = 200_000;  // characters of a text

const through = async (bytes, stream) => {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > 4 * longest) throw new RangeError("too long");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

const toText = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
  .replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const toBytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

export async function fragmentOf(text) {
  return mark + toText(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
}

export async function textIn(fragment) {
  const text = fragment.replace(/^#/, "");
  if (text.length > 2 * longest) return null;
  try {
    if (text.startsWith(plainMark)) return decodeURIComponent(text.slice(plainMark.length));
    if (!text.startsWith(mark)) return null;
    const bytes = await through(toBytes(text.slice(mark.length)), new DecompressionStream("deflate-raw"));
    const found = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return found.length <= longest ? found : null;
  } catch {
    return null;
  }
}
