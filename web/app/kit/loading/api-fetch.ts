import { createContext } from 'react-router';

/**
 * How a loader or action on the server calls our own API: in the same process, on behalf of the visitor. The
 * server puts it into the context of each page it renders; in development, where pages are rendered in a
 * separate process, calls go over the network.
 */
export const apiFetch = createContext<(request: Request) => Promise<Response>>((request) => fetch(request));

/** Told of what a page throws on the server, which writes it to its log with the id of the request. */
export const reportError = createContext<(error: unknown) => void>((error) => console.error(error));
