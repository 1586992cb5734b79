import '@portway/contracts/jitless';
import { backup } from './backup.ts';
import { type Command, CommandRefused } from './command.ts';
import { doctor } from './doctor/doctor.ts';
import { stats } from './doctor/stats.ts';
import { encryptAgain } from './encrypt-again.ts';
import { forgetDemo } from './forget-demo.ts';
import { importRegister } from './import-register.ts';
import { jobs } from './jobs.ts';
import { mail } from './mail.ts';
import { openOffice } from './office.ts';
import { erase, exportData, listPersonalData } from './personal-data.ts';
import { psql } from './psql.ts';
import { register } from './register.ts';
import { restore } from './restore.ts';
import { secret } from './secret/secret.ts';
import { sql } from './sql.ts';
import { createStaff } from './staff/create-staff.ts';
import { verifyAudit } from './verify-audit.ts';
import { version } from './version.ts';

const commands: readonly Command[] = [
  createStaff,
  verifyAudit,
  exportData,
  erase,
  listPersonalData,
  jobs,
  mail,
  importRegister,
  register,
  doctor,
  stats,
  backup,
  restore,
  secret,
  encryptAgain,
  sql,
  psql,
  forgetDemo,
  version,
];

function help(): number {
  console.log('What an operator can do:\n');
  for (const command of commands) helpWith(command);
  console.log('The commands read the same settings as the site, and work while it runs.');
  return 0;
}

function helpWith({ does, examples }: Command): number {
  for (const example of examples) console.log(`  npm run admin -- ${example}`);
  console.log(`    ${does}\n`);
  return 0;
}

function commandOf(name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command !== undefined) return command;
  throw new CommandRefused(`There is no command ${name}. \`npm run admin -- help\` lists them.`);
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  const [first] = args;
  if (name === undefined || name === '--help') return help();
  if (name === 'help') return first === undefined ? help() : helpWith(commandOf(first));
  const command = commandOf(name);
  // psql has help of its own.
  if (first === '--help' && command !== psql) return helpWith(command);
  return await command.run(args, (tolerance) =>
    openOffice(process.env, `npm run admin -- ${name}`, tolerance),
  );
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
