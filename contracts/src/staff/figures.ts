import { forStaff } from '../access.ts';
import { moment } from '../account/account-settings/account-fields.ts';
import '../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../operation.ts';

const milliseconds = z.number().describe('In milliseconds.');

/** From here on a figure needs someone to look; `deploy/alerts.yaml` alerts at the same ones. */
export const figureLimits = {
  /** Of requests that took longer than one in twenty may. */
  slowMs: 1000,
  eventLoopMs: 200,
  residentBytes: 1_000_000_000,
  queueSeconds: 600,
  lateEmails: 3,
  failedShare: 0.01,
  /** A day and a half: one each night, and time to mend a night that failed. */
  backupSeconds: 129_600,
  /** Of the disk of the data folder. */
  freeDiskShare: 0.1,
  registerDays: 14,
  lawDays: 92,
} as const;

export const figuresOperation = defineOperation({
  id: 'showFigures',
  method: 'GET',
  path: '/api/desk/figures',
  tag: 'Staff desk',
  access: forStaff,
  summary: 'How the process that answers is doing: the figures of `/metrics`, added up for a page.',
  response: z
    .object({
      at: moment,
      since: moment.nullable().describe('When the process started; what is counted is counted since then.'),
      requests: z.object({
        open: z.int(),
        streams: z.int().describe('Live connections.'),
        answered: z.int(),
        failed: z.int().describe('With a status from 500 on.'),
        left: z.int().describe('Of which the client left before the response was whole.'),
        operations: z
          .array(
            z.object({
              operation: z.string(),
              answered: z.int(),
              failed: z.int(),
              middleMs: milliseconds.nullable().describe('Half take at most so long, in milliseconds.'),
              slowMs: milliseconds.nullable().describe('Nineteen in twenty take at most so long.'),
            }),
          )
          .readonly()
          .describe('Those that took the most time together, at most 20.'),
      }),
      eventLoopMs: milliseconds.nullable().describe('How late one task in a hundred starts.'),
      cpuSeconds: z.number().nullable(),
      residentBytes: z.number().nullable(),
      heapBytes: z.number().nullable(),
      database: z.object({ busy: z.int(), idle: z.int(), awaited: z.int() }),
      queues: z
        .array(z.object({ queue: z.string(), due: z.int(), oldestSeconds: z.number() }))
        .readonly()
        .describe('The longest waiting first.'),
      failedEmails: z.int(),
      lateEmails: z.int().describe('Tried, and not sent after a quarter of an hour.'),
      backupAgeSeconds: z.number().nullable().describe('Null where none was made by the command.'),
      disk: z.object({ freeBytes: z.number(), sizeBytes: z.number() }).nullable(),
      registerAgeDays: z.int().nullable().describe('Null while no edition has been read.'),
      lawAgeDays: z.int().nullable(),
    })
    .meta({ id: 'Figures' }),
});

export const figuresOperations = {
  figuresOperation,
} as const;
