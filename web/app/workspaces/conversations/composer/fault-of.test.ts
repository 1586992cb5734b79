import { expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';

const message = { text: 'Hello', files: 0, isGoing: false, sinceSent: Number.POSITIVE_INFINITY };

it('counts characters as people do', () => {
  expect(faultOf({ ...message, text: '🙂'.repeat(5000) })).toBeUndefined();
  expect(faultOf({ ...message, text: '🙂'.repeat(5001) })).toBe(
    'Write at most 5,000 characters. These are 5,001.',
  );
});

it('asks for a message to send, but ignores a second press of the button', () => {
  expect(faultOf({ ...message, text: '' })).toBe('Write something, or attach a file.');
  expect(faultOf({ ...message, text: '', sinceSent: 300 })).toBe('');
  expect(faultOf({ ...message, text: '', sinceSent: 1000 })).toBe('Write something, or attach a file.');
  expect(faultOf({ ...message, text: '', files: 1 })).toBeUndefined();
});

it('waits for files', () => {
  expect(faultOf({ ...message, isGoing: true })).toBe(
    'A file is still uploading. Send your message when it has finished.',
  );
});
