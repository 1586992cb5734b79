import { randomUUID } from 'node:crypto';

/** An address that nobody has. */
export const newEmail = () => `somebody-${randomUUID()}@example.com`;
