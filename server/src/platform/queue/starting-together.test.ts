import { expect, it } from 'vitest';
import { makeQueues } from '../../app-queues.ts';
import { makeDatabase } from '../../testing/databases.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../db/migrate/migration-files.ts';

it('several processes that start at the same moment all find their queues', {
  timeout: 120_000,
}, async () => {
  const testDatabase = await makeDatabase('empty');
  const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(testDatabase.place)));
  const files = readMigrationFiles(migrationsFolder);
  await Promise.all(processes.map((database) => migrate(database, files)));
  for (let round = 0; round < 5; round += 1) {
    const started = await Promise.allSettled(
      processes.map(async (database) => {
        const queue = await database.openQueue();
        try {
          await makeQueues(queue);
          await queue.schedule({ name: `nightly-${round}`, nightly: 3, run: async () => {} });
        } finally {
          await queue.stop();
        }
      }),
    );
    const faults = started.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(faults, `round ${round}`).toEqual([]);
  }
  await Promise.all(processes.map((database) => database.close()));
  await testDatabase.remove();
});
