// Lists the packages of the product with their licences; fails when one is not permitted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesIn } from './setup/licences.mjs';
import { root, runScript } from './setup/repository.mjs';

await runScript(() => {
  const all = licencesIn(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const { name, version, licence, why, refused } of all) {
    console.log([`${name} ${version}`, licence, refused ? 'NOT PERMITTED' : why].filter(Boolean).join(' · '));
  }
  const refusedCount = all.filter((each) => each.refused).length;
  console.log(`\n${all.length} packages, ${refusedCount} under a licence that is not permitted.`);
  return refusedCount === 0 ? 0 : 1;
});
