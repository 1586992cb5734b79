import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

// The baseline: `node:http` with as many open responses and the same headers, writing the same bytes to each.

const head: string[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const open = new Set<ServerResponse>();
let number = 0;

createServer((request, response) => {
  if (request.url === '/healthz') return void response.writeHead(200).end();
  if (request.method === 'POST') {
    number += 1;
    const subject = request.url?.slice(1);
    const text = `id: ${number}\nevent: message\ndata: ${JSON.stringify({ kind: 'message', subject })}\n\n`;
    for (const each of open) each.write(text);
    return void response.writeHead(200).end();
  }
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, head);
  response.write('id: 0\n\n');
  open.add(response);
  response.once('close', () => open.delete(response));
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('disconnect', () => process.exit());
