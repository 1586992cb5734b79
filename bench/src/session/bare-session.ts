import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

// The baseline of a read that needs a log-in: `node:http` and the same transaction as ours. As many round trips, the
// same statements, the same checks of session, account and second factor. Left out: validation, headers and log.

pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
pool.on('error', () => {});

const role = "select set_config('role', 'portway_app', true)";
const session = 'select * from find_session_by_token($1)';
const caller = 'select * from set_request_context($1, $2, $3, $4) where full_name is not null';
const choice = 'select * from "notification_choice" where "account" = $1';

async function notificationsOf({ headers }: IncomingMessage): Promise<string | undefined> {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(role);
    const row = (await client.query(session, [hash])).rows[0];
    const body = row !== undefined && isGood(row, hash) ? await answerFor(client, row) : undefined;
    await client.query('commit');
    return body;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

interface Session {
  readonly id: string;
  readonly account: string;
  readonly previous_hash: string | null;
  readonly renewed_used_at: Date | null;
  readonly bound_hash: string | null;
  readonly second_factor: boolean;
  readonly idle_seconds: number;
  readonly last_used_at: Date;
  readonly ends_at: Date;
}

/** Neither over nor idle, bound to no browser, and not asked for with a token that was replaced a minute ago. */
function isGood(row: Session, hash: string): boolean {
  const now = Date.now();
  if (row.ends_at.getTime() <= now) return false;
  if (row.last_used_at.getTime() + row.idle_seconds * 1000 <= now) return false;
  if (row.bound_hash !== null) return false;
  const { previous_hash: previous, renewed_used_at: used } = row;
  return !(previous === hash && used !== null && now - used.getTime() > 60_000);
}

async function answerFor(client: pg.PoolClient, session: Session): Promise<string | undefined> {
  const { account, id, second_factor } = session;
  const entered = await client.query(caller, [account, id, second_factor, 'home']);
  if (entered.rows[0] === undefined) return undefined;
  const [row] = (await client.query(choice, [account])).rows;
  return JSON.stringify({
    messages: row.message_mail,
    applications: row.application_mail,
    applicants: row.applicant_mail,
    jobs: row.job_mail,
    jobAlerts: row.job_alerts,
    productNews: row.product_news,
  });
}

createServer((request, response) => {
  if (request.url === '/healthz') return void response.writeHead(200).end();
  void notificationsOf(request).then((body = '') =>
    response
      .writeHead(body === '' ? 401 : 200, {
        'Content-Type': 'application/json',
        'Content-Length': body.length,
      })
      .end(body),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('disconnect', () => process.exit());
