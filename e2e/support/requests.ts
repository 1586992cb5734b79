/** For tests that only send requests: no browser is opened. */
export { expect, test } from '@playwright/test';
