import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

// The baseline of a read that needs a log-in: `node:http` and the same transaction as ours, statement by
// statement, and nothing else: no validation, no renewal of tokens, no log.

pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
pool.on('error', () => {});

const bring = 'select set_config($1, $2, true)';

async function notificationsOf({ headers }: IncomingMessage): Promise<string> {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local role portway_app');
    await client.query(bring, ['portway.token', hash]);
    const session = await client.query('select * from session where token_hash = $1 or previous_hash = $1', [
      hash,
    ]);
    const { account } = session.rows[0];
    await client.query(bring, ['portway.account', account]);
    await client.query(
      `select a.full_name, a.email, a.role, a.deletion_due, m.organisation, m.role as member_role
       from account a left join membership m on m.account = a.id where a.id = $1`,
      [account],
    );
    await client.query('select set_config($1, $2, true), set_config($3, $4, true)', [
      'portway.organisation',
      '',
      'portway.staff',
      '',
    ]);
    const { rows } = await client.query('select * from notification_choice where account = $1', [account]);
    await client.query('commit');
    const [row] = rows;
    return JSON.stringify({
      messages: row.message_mail,
      applications: row.application_mail,
      applicants: row.applicant_mail,
      jobs: row.job_mail,
      jobAlerts: row.job_alerts,
      productNews: row.product_news,
    });
  } finally {
    client.release();
  }
}

createServer((request, response) => {
  if (request.url === '/healthz') return void response.writeHead(200).end();
  void notificationsOf(request).then((body) =>
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('disconnect', () => process.exit());
