import './jitless.ts';
import { z } from 'zod';

/** What `<input type="email">` accepts, with a dot in the domain: an address that mail can reach from anywhere. */
const standardPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const longest = 254;
const message = 'Please enter a valid email address';

/** An email address, trimmed, its case kept; anything else is refused with one message. */
export const emailAddress = z
  .string(message)
  .trim()
  .max(longest, { error: message, abort: true })
  .regex(standardPattern, message)
  .meta({ format: 'email', examples: ['amara@example.com'] });
