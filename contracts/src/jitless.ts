import { z } from 'zod';

// Our content policy forbids eval, and zod's probe for it would be reported as a violation.
// Imported before any schema is made: zod decides how to compile a schema when it is constructed.
z.config({ jitless: true });
