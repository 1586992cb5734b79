import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { readTrustedProxies, trustsNone } from '../config/trusted-proxies.ts';
import { createProxyWatch } from './proxy-watch.ts';

const proxy = '10.0.0.3';
const trustsProxy = readTrustedProxies(proxy) ?? trustsNone;

function watch(origin = 'https://portway.example', trusts = trustsProxy) {
  const warnings: { message: string; from: string | undefined }[] = [];
  const onRequest = createProxyWatch({
    origin,
    trustsProxy: trusts,
    warn: ({ from }, message) => warnings.push({ from, message }),
  });
  const ask = (peer: string, headers: Readonly<Record<string, string>> = {}) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: peer });
    const request = new IncomingMessage(socket);
    request.headers = { host: 'portway.example', ...headers };
    request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)]);
    onRequest(request);
  };
  return { ask, warnings };
}

it('a trusted proxy that sends no address is named, once', () => {
  const { ask, warnings } = watch();
  ask(proxy, { 'x-forwarded-for': '203.0.113.9' });
  expect(warnings).toEqual([]);
  ask(proxy);
  ask(proxy, { 'x-forwarded-for': 'unknown' });
  expect(warnings).toEqual([
    { from: proxy, message: expect.stringContaining('sends no address in X-Forwarded-For') },
  ]);
});

it('a health check of the proxy, and a person on a machine of their own, are no such proxy', () => {
  const { ask, warnings } = watch();
  ask(proxy, { host: 'site:5000' });
  expect(warnings).toEqual([]);
  const ownMachine = watch('http://localhost:5000', readTrustedProxies('127.0.0.1') ?? trustsNone);
  for (let count = 0; count < 50; count += 1)
    ownMachine.ask('127.0.0.1', { host: 'localhost:5000', 'user-agent': `browser ${count}` });
  expect(ownMachine.warnings).toEqual([]);
});

it('twenty browsers at one address, and none at another, are told of once, and a visitor’s address stays out of the log', () => {
  const nearProxy = watch();
  const farVisitor = watch();
  for (let count = 0; count < 40; count += 1) {
    nearProxy.ask('172.30.0.1', { 'user-agent': `browser ${count}` });
    farVisitor.ask('198.51.100.7', { 'user-agent': `browser ${count}` });
  }
  const message = expect.stringContaining('All visitors seem to come from one address');
  expect(nearProxy.warnings).toEqual([{ from: '172.30.0.1', message }]);
  expect(farVisitor.warnings).toEqual([{ from: undefined, message }]);
});

it('two addresses are enough to know that visitors are told apart', () => {
  const { ask, warnings } = watch();
  for (let count = 0; count < 40; count += 1)
    ask(proxy, { 'user-agent': `browser ${count}`, 'x-forwarded-for': `203.0.113.${count === 19 ? 8 : 9}` });
  expect(warnings).toEqual([]);
});
