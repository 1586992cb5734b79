import { createContext } from 'react-router';

/**
 * How a loader or action on the server reaches our own API: in this process, as this visitor. The server puts it
 * into the context of each page it renders; in development, where pages have a process of their own, it goes
 * over the network.
 */
export const apiFetch = createContext<(request: Request) => Promise<Response>>((request) => fetch(request));
