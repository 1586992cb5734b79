import { redirect } from 'react-router';

/** Redirects from the older location at the root. */
export const loader = () => redirect('/.well-known/security.txt', 301);
