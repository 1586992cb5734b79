import { redirect } from 'react-router';

/** Where the file was looked for before it had a place of its own. */
export const loader = () => redirect('/.well-known/security.txt', 301);
