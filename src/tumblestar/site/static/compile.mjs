// The builder runs this with node: compiles modules with the Python that will run them, and leaves out what never runs.
// node compile.mjs PYODIDE_FOLDER ARCHIVE LIST COMPILED STDLIB: of ARCHIVE, what LIST names is compiled, and all is
// written to COMPILED; the same is done with the modules of Python's own library that these load, into STDLIB.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Not the line of the source, which is all of Pyodide.
process.on('uncaughtException', problem => {
  console.error(problem.message);
  process.exit(1);
});

const [folder = '', archive = '', list = '', compiled = '', stdlib = ''] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${resolve(folder)}/` });
const given = new Uint8Array(readFileSync(archive));
python.unpackArchive(given, 'zip', { extractDir: '/lib/box' });
python.globals.set('archive', given);
python.globals.set('library', new Uint8Array(readFileSync(resolve(folder, 'python_stdlib.zip'))));
python.globals.set('listed', readFileSync(list, 'utf8'));
python.runPython(`
import contextlib, importlib, importlib.util, io, marshal, sys, zipfile
sys.path.insert(0, '/lib/box')
HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, 'little') + bytes(8)  # not compared with its source
NEVER = ('_pyrepl/', 'doctest.py', 'ensurepip/', 'ftplib.py', 'imaplib.py', 'mailbox.py', 'nntplib.py', 'pdb.py', 'pickletools.py',
         'poplib.py', 'pydoc', 'smtplib.py', 'tarfile.py', 'turtle', 'unittest/', 'xmlrpc/')
SPOKEN = ('__init__', 'aliases', 'ascii', 'cp437', 'idna', 'latin_1', 'punycode', 'unicode_escape', 'utf_8', 'utf_8_sig', 'utf_16', 'utf_16_le', 'utf_16_be')

def compiled(data, names, place, leaves_out):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as given, zipfile.ZipFile(made, 'w') as out:
        for name in sorted(given.namelist()):
            if name not in names and leaves_out(name):
                continue
            content = given.read(name)
            if name in names:
                code = compile(content, place + name, 'exec', dont_inherit=True, optimize=2)  # no docstrings, no assertions
                name, content = name + 'c', HEAD + marshal.dumps(code)
            out.writestr(zipfile.ZipInfo(name), content)  # the builder compresses
    return made.getvalue()

def is_silent(name):
    folder, _, file = name.rpartition('/')
    return name.startswith(NEVER) or (folder == 'encodings' and bool(file) and file.removesuffix('.py') not in SPOKEN)

names = set(listed.split())
for name in sorted(names):
    module = name.removesuffix('.py').removesuffix('/__init__').replace('/', '.')
    if module.startswith('tumblestar.') and not module.endswith('__main__'):
        with contextlib.suppress(ImportError):  # what only the builder's machine can load
            importlib.import_module(module)
import sqlalchemy.dialects.sqlite.pysqlite, sqlite3, zoneinfo
files = [getattr(module, '__file__', None) or '' for module in list(sys.modules.values())]
loaded = {file.partition('/python314.zip/')[2] for file in files if '/python314.zip/' in file}
`);
const run = (/** @type {string} */ code) => python.runPython(code).toJs();
writeFileSync(compiled, run("compiled(archive.to_bytes(), names, '/lib/box/', lambda name: False)"));
writeFileSync(stdlib, run("compiled(library.to_bytes(), loaded, '/lib/python314.zip/', is_silent)"));
