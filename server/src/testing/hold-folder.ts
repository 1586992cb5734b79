// Run as a process of its own: takes a folder, says so, and keeps it until it is killed.
import { lockDataFolder } from '../db/data-folder-lock.ts';

try {
  lockDataFolder(process.argv[2] ?? '');
  console.log('taken');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(String(error));
}
