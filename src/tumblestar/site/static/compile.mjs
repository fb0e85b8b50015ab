// The builder runs this with node: compiles the modules of the archive with the Python that will run them.
// node compile.mjs PYODIDE_FOLDER ARCHIVE LIST COMPILED: what LIST names is compiled, and all is written to COMPILED.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', archive = '', list = '', compiled = ''] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${resolve(folder)}/` });
python.globals.set('archive', new Uint8Array(readFileSync(archive)));
python.globals.set('listed', readFileSync(list, 'utf8'));
const made = python.runPython(`
import importlib.util, io, marshal, zipfile
head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, 'little') + bytes(8)
made, names = io.BytesIO(), set(listed.split())
with zipfile.ZipFile(io.BytesIO(archive.to_bytes())) as given, zipfile.ZipFile(made, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    for name in given.namelist():
        content = given.read(name)
        if name in names:
            code = compile(content, '/lib/box/' + name, 'exec', dont_inherit=True)
            name, content = name + 'c', head + marshal.dumps(code)
        info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
        info.compress_type = zipfile.ZIP_DEFLATED
        out.writestr(info, content)
made.getvalue()
`);
writeFileSync(compiled, made.toJs());
