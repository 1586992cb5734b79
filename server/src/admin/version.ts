import { readVersion } from '../platform/config/version.ts';
import type { Command } from './command.ts';

export const version: Command = {
  name: 'version',
  does: 'Prints the version of Portway, as /healthz, /metrics and the first line of the log say it. It needs no database.',
  examples: ['version'],
  async run() {
    console.log(readVersion());
    return 0;
  },
};
