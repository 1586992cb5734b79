import { writeFileSync } from 'node:fs';

const linesOfReason = 12;

/**
 * Has Vitest write its failures to the file FAILURES_TO, because its own output has scrolled away by the end
 * of the browser tests.
 */
export default class FailuresReporter {
  onTestRunEnd(modules, strayErrors) {
    writeFileSync(process.env.FAILURES_TO, failures(modules, strayErrors).join('\n\n'));
  }
}

/**
 * Each failed test, each file or group that failed outside its tests, and each error outside of both, with
 * place and cause.
 */
export function failures(modules, strayErrors) {
  const within = modules.flatMap((module) => [
    ...because(module.moduleId, module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) =>
      because(`${module.moduleId}: ${suite.fullName}`, suite.errors()),
    ),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      because(`${module.moduleId}: ${test.fullName}`, test.result().errors),
    ),
  ]);
  return [...within, ...because('outside of any test', strayErrors)];
}

function because(where, errors) {
  return errors.map(({ message, stack = message }) => {
    const reason = stack.includes(message) ? stack : `${message}\n${stack}`;
    const lines = reason.split('\n').slice(0, linesOfReason);
    return [where, ...lines.map((line) => `    ${line}`)].join('\n');
  });
}
