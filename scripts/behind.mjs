// Says which dependencies are behind their newest release: exits with 0 when none is, with 1 when some are, and with 2 when
// the npm registry does not answer.
import { behindIn } from './setup/behind.mjs';
import { capture } from './setup/child.mjs';
import { runScript } from './setup/repository.mjs';

await runScript(async () => {
  const all = ['--workspaces', '--include-workspace-root'];
  const { output } = await capture('npm', ['outdated', '--json', '--loglevel', 'silent', ...all], {
    shell: process.platform === 'win32',
  });
  const behind = behindIn(parsed(output));
  if (behind === undefined) {
    console.error(`portway: the npm registry does not answer. What npm says:\n${output}`);
    return 2;
  }
  for (const { name, ours, newest, distance } of behind)
    console.log(`${name}: ${ours}, newest ${newest} (${distance})`);
  console.log(
    behind.length === 0 ? 'Every dependency is at its newest release.' : `\n${behind.length} behind.`,
  );
  return behind.length === 0 ? 0 : 1;
});

/** Without its JSON, npm has failed as well. */
function parsed(output) {
  try {
    return JSON.parse(output || '{}');
  } catch {
    return { error: output };
  }
}
