// Everything that must pass before a change lands. One stage alone: npm test -- --only unit. Without a
// browser: npm test -- --without-browser
import { parseArgs } from 'node:util';
import { useMemoryForTemporaryFiles } from './setup/memory-folder.mjs';
import { CannotGoOn, runScript } from './setup/repository.mjs';
import { countTests, summary } from './stages/results.mjs';
import { failuresInWords, reports, stages } from './stages/stages.mjs';

const isUnit = ({ name }) => name === 'unit';
/**
 * The unit tests spend much of their time waiting, so the stages that only use the processor or the network run
 * alongside them.
 */
const isBeside = ({ name }) => ['chromium', 'types', 'lint', 'build'].includes(name);

await runScript(async () => {
  useMemoryForTemporaryFiles();
  const stagesToRun = chosenStages();
  const outcomes = [];
  // When interrupted, let the running stage end by itself and skip the rest, so that no child process is left
  // behind.
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      interrupted = true;
    });
  }
  const runOne = async (stage) =>
    outcomes.push(interrupted ? leftOut(stage, 'interrupted') : await runStage(stage, outcomes));
  const inTurn = async (stages) => {
    for (const stage of stages) await runOne(stage);
  };
  for (const stage of stagesToRun.filter((each) => !isBeside(each) || !stagesToRun.some(isUnit))) {
    const beside = isUnit(stage) ? stagesToRun.filter(isBeside) : [];
    await Promise.all([runOne(stage), inTurn(beside)]);
  }
  if (ran(outcomes, 'unit')) console.log(`\n${failuresInWords()}`);
  console.log(`\n${summary(outcomes)}\n`);
  const { passed, failed } = countTests({
    vitest: ran(outcomes, 'unit') ? reports.vitest : undefined,
    playwright: ran(outcomes, 'browser') ? reports.playwright : undefined,
  });
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && outcomes.every(({ state }) => state === 'passed') ? 0 : 1;
});

function chosenStages() {
  if (process.argv.includes('--without-browser'))
    return stages.filter(({ name }) => !['chromium', 'browser'].includes(name));
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
  const names = stages.map(({ name }) => name);
  const unknown = values.only.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new CannotGoOn(`There is no stage ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  return values.only.length === 0 ? stages : stages.filter(({ name }) => values.only.includes(name));
}

async function runStage({ name, needs = [], run }, before) {
  const failed = before.filter(({ state }) => state !== 'passed').map((outcome) => outcome.name);
  const missing = needs.find((need) => failed.includes(need));
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  if (missing !== undefined) {
    console.log(`skipped, because ${missing} failed`);
    return leftOut({ name }, 'skipped');
  }
  const started = performance.now();
  const state = (await exitCode(run)) === 0 ? 'passed' : 'FAILED';
  const seconds = (performance.now() - started) / 1000;
  console.log(`${name}: ${state} in ${seconds.toFixed(1)} s`);
  return { name, state, seconds };
}

function leftOut({ name }, state) {
  return { name, state, seconds: 0 };
}

async function exitCode(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof CannotGoOn ? error.message : error);
    return 1;
  }
}

function ran(outcomes, name) {
  return outcomes.some((outcome) => outcome.name === name && ['passed', 'FAILED'].includes(outcome.state));
}
