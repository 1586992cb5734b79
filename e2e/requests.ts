/** For tests that send requests alone: no browser is opened. */
export { expect, test } from '@playwright/test';
