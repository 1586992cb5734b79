import type { IncomingMessage } from 'node:http';
import type { TrustsProxy } from '../config/trusted-proxies.ts';
import { isLoopbackName } from './pages/canonical-address.ts';
import { headerOf } from './request-id.ts';
import { isNear, isUntrustedProxy, sendsNoAddress, visitorOf } from './visitor.ts';

/** So many browsers at one address, and none at another, are no household. */
const maxAgents = 20;

export interface ProxyWatchDeps {
  /** The site's public origin. */
  readonly origin: string;
  readonly trustsProxy: TrustsProxy;
  readonly warn: (details: { readonly from?: string | undefined }, message: string) => void;
}

/**
 * Warns, once each, of a proxy in front that is set up so that visitors cannot be told apart: then one of them uses up the rate
 * limits of all. Called with each request.
 */
export function createProxyWatch({
  origin,
  trustsProxy,
  warn,
}: ProxyWatchDeps): (request: IncomingMessage) => void {
  const { host, hostname } = new URL(origin);
  const isPublic = !isLoopbackName(hostname);
  let warnedOfIgnored = false;
  // Watched until visitors are told apart, or someone is told that they are not.
  let agents: Set<string> | undefined = new Set();
  let onlyVisitor: string | undefined;

  function watchAddresses(request: IncomingMessage, seenAgents: Set<string>): void {
    const visitor = visitorOf(request, trustsProxy);
    onlyVisitor ??= visitor;
    if (visitor !== onlyVisitor) {
      agents = undefined;
      return;
    }
    seenAgents.add((headerOf(request, 'user-agent') ?? '').slice(0, 200));
    if (seenAgents.size < maxAgents) return;
    agents = undefined;
    warn(
      // The address of a visitor stays out of the log.
      { from: isNear(visitor) ? visitor : undefined },
      'All visitors seem to come from one address, so they share its rate limits: let the proxy pass their addresses on in X-Forwarded-For, and name every proxy in TRUSTED_PROXIES',
    );
  }

  return (request) => {
    const address = request.socket.remoteAddress;
    if (
      !warnedOfIgnored &&
      headerOf(request, 'x-forwarded-for') !== undefined &&
      isUntrustedProxy(request, trustsProxy)
    ) {
      warnedOfIgnored = true;
      warn(
        { from: address },
        'X-Forwarded-For is ignored: TRUSTED_PROXIES does not name this address, so all its visitors count as one',
      );
    }
    // Health checks, and people on the machine itself, ask by another name.
    if (agents === undefined || !isPublic || headerOf(request, 'host') !== host) return;
    if (!sendsNoAddress(request, trustsProxy)) return watchAddresses(request, agents);
    agents = undefined;
    warn(
      { from: address },
      'The proxy at this address, which TRUSTED_PROXIES names, sends no address in X-Forwarded-For, so all its visitors count as one',
    );
  };
}
