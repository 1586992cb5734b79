import { expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';

const written = { text: 'Hello', files: 0, isGoing: false, sinceSent: Number.POSITIVE_INFINITY };

it('counts characters as people do', () => {
  expect(faultOf({ ...written, text: '🙂'.repeat(5000) })).toBeUndefined();
  expect(faultOf({ ...written, text: '🙂'.repeat(5001) })).toBe(
    'Write at most 5,000 characters. These are 5,001.',
  );
});

it('asks for a message to send, but ignores a second press of the button', () => {
  expect(faultOf({ ...written, text: '' })).toBe('Write something, or attach a file.');
  expect(faultOf({ ...written, text: '', sinceSent: 300 })).toBe('');
  expect(faultOf({ ...written, text: '', sinceSent: 1000 })).toBe('Write something, or attach a file.');
  expect(faultOf({ ...written, text: '', files: 1 })).toBeUndefined();
});

it('waits for files', () => {
  expect(faultOf({ ...written, isGoing: true })).toBe(
    'A file is still uploading. Send your message when it has finished.',
  );
});
