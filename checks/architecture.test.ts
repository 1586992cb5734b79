import { expect, it } from 'vitest';
import { architecture } from './architecture.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('every import of the repository follows the import table', () => {
  expect(report(architecture(repositoryFiles()))).toEqual([]);
});

const service = 'server/src/modules/job/job.service.ts';
const route = 'server/src/modules/job/job.routes.ts';
const repository = 'server/src/modules/job/job.repository.ts';

it.each([
  ['rules/src/kernel/money.ts', "import '../visa-fee/index.ts';"],
  ['rules/src/kernel/money.ts', "import { readFileSync } from 'node:fs';"],
  ['rules/src/visa-fee/visa-fee.ts', "import { z } from 'zod';"],
  ['rules/src/visa-fee/visa-fee.ts', "import { a } from '../skills-charge/parameters.ts';"],
  ['rules/src/visa-fee/visa-fee.ts', "import { register } from '../register.ts';"],
  ['rules/src/visa-fee/visa-fee.ts', "import { client } from '@portway/contracts/client';"],
  ['rules/src/visa-fee/visa-fee.ts', "export * from '../skills-charge/parameters.ts';"],
  ['rules/src/visa-fee/visa-fee.ts', "const a = await import('../skills-charge/parameters.ts');"],
  ['rules/src/visa-fee/visa-fee.ts', 'const a = await import(path);'],
  ['rules/src/visa-fee/visa-fee.ts', "type A = import('../skills-charge/parameters.ts').A;"],
  ['rules/src/visa-fee/visa-fee.test.ts', "import { jobs } from '@portway/contracts/candidate/jobs/jobs';"],
  ['rules/src/stray.ts', "export const a = 'no row covers this file';"],
  ['contracts/src/candidate/jobs/jobs.ts', "import { Hono } from 'hono';"],
  ['contracts/src/candidate/jobs/jobs.ts', "import { fees } from '../../../rules/src/visa-fee/index.ts';"],
  [route, "import { jobs } from './job.repository.ts';"],
  [route, "import { people } from '../person/person.service.ts';"],
  [route, "import { visaFee } from '@portway/rules/visa-fee';"],
  [route, "import { database } from '../../db/database.ts';"],
  [service, "import { problem } from '../../http/problem.ts';"],
  [service, "import type { Context } from 'hono';"],
  [service, "import { jobResponse } from '@portway/contracts/candidate/jobs/jobs';"],
  [service, "import { people } from '../person/person.service.ts';"],
  [service, "import type { Rows } from '../person/person.repository.ts';"],
  [repository, "import { visaFee } from '@portway/rules/visa-fee';"],
  [repository, "import type { Job } from '@portway/contracts/candidate/jobs/jobs';"],
  ['server/src/platform/http/session.ts', "import type { Job } from '../modules/job/job.service.ts';"],
  ['server/src/platform/http/pages/midnight.ts', 'const build = await import(entry);'],
  ['server/src/platform/db/demo.ts', "import { jobs } from '../modules/job/job.repository.ts';"],
  ['server/src/modules/job/job.test.ts', "import { page } from '@portway/web/page';"],
  ['server/src/modules/job/anything.ts', 'export const a = 1;'],
  ['web/app/ui/button.tsx', "import { fee } from '@portway/rules/visa-fee';"],
  ['web/app/ui/button.tsx', "import { area } from '../tools/area.tsx';"],
  ['web/app/text/money.ts', "import { pounds } from '@portway/rules/kernel';"],
  ['web/app/site/tools/salary/page.tsx', "import { Chart } from '../../../workspaces/candidate/chart.tsx';"],
  ['web/app/site/marketing/home.tsx', "import { app } from '@portway/server/app';"],
  ['web/app/site/marketing/home.tsx', "import fs from 'node:fs';"],
  ['web/app/root.tsx', "import { app } from '../../server/src/app.ts';"],
  ['web/app/root.test.tsx', "import { app } from '@portway/server/app';"],
  ['e2e/salary.spec.ts', "import { fee } from '@portway/rules/visa-fee';"],
  ['bench/src/read.ts', "import { testApp } from '@portway/server/testing/test-app';"],
  ['server/src/app.ts', "import { run } from '../../bench/src/run.ts';"],
  ['scripts/test.mjs', "import '../e2e/home.spec.ts';"],
  ['files/src/file-kind.ts', "import { madePdf } from './testing/made-files.ts';"],
  ['files/src/pdf/pdf-check.ts', "import { madePdf } from '../testing/made-files.ts';"],
  ['files/src/pdf/pdf-check.ts', "import { app } from '@portway/server/app';"],
  ['files/src/pdf/pdf-check.test.ts', "import { app } from '@portway/server/app';"],
  ['server/src/app.ts', "import { madePdf } from '@portway/files/testing/made-files';"],
  ['server/src/platform/files/renderings.ts', "import { madePdf } from '@portway/files/testing/made-files';"],
  ['server/src/seed/main.ts', "import { madePdf } from '@portway/files/testing/made-files';"],
  ['web/app/root.tsx', "import { fileInspector } from '@portway/files';"],
  [service, "import { fileInspector } from '@portway/files';"],
])('%s may not say %s', (path, text) => {
  expect(architecture([{ path, text }])).toMatchObject([{ path, line: 1, law: 'architecture' }]);
});

it.each([
  ['rules/src/visa-fee/visa-fee.ts', "import { pounds } from '../kernel/money.ts';"],
  ['rules/src/visa-fee/visa-fee.ts', "import { a } from '../skills-charge/index.ts';"],
  ['rules/src/visa-fee/visa-fee.ts', "import { a } from '@portway/rules/skills-charge';"],
  ['rules/src/visa-fee/visa-fee.ts', "// import { z } from 'zod';\nconst a = \"import 'zod'\";"],
  ['rules/src/register.ts', "import { visaFee } from './visa-fee/index.ts';"],
  [
    'rules/src/visa-fee/visa-fee.test.ts',
    "import { it } from 'vitest'; import '../skills-charge/parameters.ts';",
  ],
  [
    'contracts/src/candidate/jobs/jobs.ts',
    "import { z } from 'zod'; import { a } from '@portway/rules/visa-fee'; import './client.ts';",
  ],
  [
    route,
    "import { jobs } from './job.service.ts'; import { jobResponse } from '@portway/contracts/candidate/jobs/jobs';",
  ],
  [
    service,
    "import type { Job } from '@portway/contracts/candidate/jobs/jobs'; import { a } from '@portway/rules/visa-fee';",
  ],
  [service, "import { type People } from '../person/person.service.ts'; import './job.policy.ts';"],
  [repository, "import { sql } from 'kysely'; import type { Pence } from '@portway/rules/kernel';"],
  [
    'server/src/modules/job/job.test.ts',
    "import { testApp } from '../../testing/test-app.ts'; import fs from 'fs';",
  ],
  ['server/src/modules/job/job.test.ts', "import { madePdf } from '@portway/files/testing/made-files';"],
  ['server/src/app.ts', "import { fileInspector } from '@portway/files';"],
  [service, "import type { FileInspector } from '@portway/files';"],
  [
    'files/src/pdf/pdf-check.ts',
    "import { refused } from '../verdict.ts'; import '../pictures/picture-size.ts';",
  ],
  ['server/src/main.ts', "const web = await import('../../web/build/server/index.js');"],
  ['server/src/platform/http/pages/web-build.ts', 'const build = await import(entry);'],
  ['web/app/root.tsx', "import './app.css'; import { Menu } from './ui/menu.tsx';"],
  [
    'web/app/site/tools/salary/page.tsx',
    "import type { Route } from './+types/page'; import '../../../ui/menu';",
  ],
  ['web/app/text/money.ts', "import type { Pence } from '@portway/rules/kernel';"],
  ['bench/src/read.ts', "import { app } from '@portway/server/app';"],
  ['vitest.config.ts', "import { defineConfig } from 'vitest/config';"],
  ['docs/notes.md', "import { app } from '@portway/server/app';"],
])('%s may say %s', (path, text) => {
  expect(report(architecture([{ path, text }]))).toEqual([]);
});

it('gives the line, what is wrong and what is allowed', () => {
  const text = "\n\nimport { jobResponse } from '@portway/contracts/candidate/jobs/jobs';";
  const [line = ''] = report(architecture([{ path: service, text }]));
  expect(line).toMatch(/^server.*job\.service\.ts:3 \[architecture\] Write 'import type'.*It may import: /);
});
