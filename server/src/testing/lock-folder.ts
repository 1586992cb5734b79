// Run as a process of its own: takes a folder, says so, and keeps it until it is killed.
import { holderOf, lockDataFolder } from '../platform/db/data-folder/data-folder-lock.ts';

try {
  const lock = lockDataFolder(process.argv[2] ?? '', 'the site');
  console.log(lock === undefined ? `held by ${holderOf(process.argv[2] ?? '').pid}` : 'taken');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(String(error));
}
