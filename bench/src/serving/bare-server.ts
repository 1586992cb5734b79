import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BarePlan, Task } from './bare.ts';

// The baseline: `node:http`, the same bytes, and nothing else. Its argument is the file with its plan.

const plan: BarePlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const migrationNow = plan.database === undefined ? undefined : await openDatabase(plan.database);

type Send = (body?: Buffer | string) => void;

const works: Readonly<Record<Task, (request: IncomingMessage, send: Send) => void>> = {
  nothing: (_request, send) => send(),
  'parse-body': (request, send) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      send();
    });
  },
  'ask-database': (_request, send) => {
    migrationNow?.().then((migration) => send(JSON.stringify({ status: 'ready', migration })));
  },
};

const answers = new Map(
  plan.answers.map(({ path, work, status, headers, bodyBase64 }) => {
    const same = Buffer.from(bodyBase64, 'base64');
    const answer = (request: IncomingMessage, response: ServerResponse) =>
      works[work](request, (body = same) => response.writeHead(status, [...headers]).end(body));
    return [path, answer];
  }),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '/');
  if (answer) answer(request, response);
  else response.writeHead(request.url === '/healthz' ? 200 : 404).end();
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('disconnect', () => process.exit());

/** The transaction of our readiness, with its statements and in as many round trips. */
async function openDatabase(connectionString: string): Promise<() => Promise<unknown>> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('role', 'portway_app', true)`);
      await client.query(`set local work_mem = '64kB'`);
      const { rows } = await client.query<{ number: number }>(
        `select max(number) as number, current_setting('transaction_read_only') as read_only,
          pg_logical_emit_message(true, 'portway', 'readyz'),
          (select count(*) from generate_series(1, 5000)) as spilled from migration`,
      );
      await client.query('commit');
      return rows[0]?.number;
    } finally {
      client.release();
    }
  };
}
