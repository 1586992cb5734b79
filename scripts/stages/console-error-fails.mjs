import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// A fault that only shows on the console is still a fault.
let complained;

beforeEach(() => {
  complained = vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = complained.mock.calls;
  complained.mockRestore();
  expect(complaints, 'console.error was called').toEqual([]);
});

// Test files share modules and therefore the clock: fake timers left on would stop the next file.
afterAll(() => {
  vi.useRealTimers();
});
