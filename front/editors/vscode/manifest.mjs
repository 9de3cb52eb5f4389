// manifest.mjs PACKAGE.JSON PACKAGE VERSION: writes the generated files of a vsix: its two manifests, and a package.json without the
// fields for packing.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [, , source, folder, version] = process.argv;
const homepage = process.env.CUBELANG_HOMEPAGE;  // optional
const about = { ...JSON.parse(readFileSync(source, "utf8")), version, ...(homepage && { repository: { url: homepage } }) };
const escaped = (text) => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }[c]));

const types = { json: "application/json", png: "image/png", js: "application/javascript", md: "text/markdown", txt: "text/plain",
  vsixmanifest: "text/xml" };
const rows = Object.entries(types).map(([ending, type]) => `<Default Extension=".${ending}" ContentType="${type}"/>`);
const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${rows.join("")}</Types>
`;

const asset = (type, path) => `<Asset Type="${type}" Path="extension/${path}" Addressable="true"/>`;
const manifest = `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${about.name}" Version="${about.version}" Publisher="${about.publisher}"/>
    <DisplayName>${escaped(about.displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(about.description)}</Description>
    <Categories>${about.categories.join(",")}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${about.engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
      ${homepage ? `<Property Id="Microsoft.VisualStudio.Services.Links.Source" Value="${escaped(homepage)}"/>` : ""}
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/icon.png</Icon>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    ${asset("Microsoft.VisualStudio.Code.Manifest", "package.json")}
    ${asset("Microsoft.VisualStudio.Services.Content.Details", "README.md")}
    ${asset("Microsoft.VisualStudio.Services.Content.License", "LICENSE.txt")}
    ${asset("Microsoft.VisualStudio.Services.Icons.Default", "icon.png")}
  </Assets>
</PackageManifest>
`;

const { dependencies, devDependencies, private: _, ...shipped } = about;
writeFileSync(join(folder, "[Content_Types].xml"), contentTypes);
writeFileSync(join(folder, "extension.vsixmanifest"), manifest);
writeFileSync(join(folder, "extension/package.json"), JSON.stringify(shipped, null, 2));
