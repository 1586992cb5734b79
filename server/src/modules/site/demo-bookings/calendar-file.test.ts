import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.emails.ts';

const event = {
  uid: '6e1f0e0c-8f5a-4f0e-9a51-2f1f2f3c7b1d@portway.example',
  sequence: 2,
  startsAt: Date.parse('2026-11-24T09:00Z'),
  endsAt: Date.parse('2026-11-24T09:30Z'),
  summary: 'Portway demo',
  description: 'We call you.',
  organizer: 'desk@portway.example',
  attendee: 'amara@example.com',
  saidAt: Date.parse('2026-11-20T12:00:00.400Z'),
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n');

describe('a calendar file', () => {
  it('says all that RFC 5545 and 5546 require of a request', () => {
    expect(unfolded(calendarFile('REQUEST', event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portway//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:6e1f0e0c-8f5a-4f0e-9a51-2f1f2f3c7b1d@portway.example',
      'SEQUENCE:2',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261124T090000Z',
      'DTEND:20261124T093000Z',
      'SUMMARY:Portway demo',
      'DESCRIPTION:We call you.',
      'ORGANIZER;CN=Portway:mailto:desk@portway.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:amara@example.com',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('cancels the appointment with CANCEL', () => {
    const lines = unfolded(calendarFile('CANCEL', event));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('for download names no attendees', () => {
    const lines = unfolded(calendarFile('PUBLISH', event));
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  it('ends every line with CR and LF, none longer than 75 octets, and cuts no character', () => {
    const description = 'Ünïcödé 🎉 '.repeat(40);
    const file = calendarFile('REQUEST', { ...event, description });
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
  });

  it('folds a line of 76 octets and leaves one of 75 whole', () => {
    const summary = (octets: number) => 'x'.repeat(octets - 'SUMMARY:'.length);
    expect(calendarFile('REQUEST', { ...event, summary: summary(75) })).toContain(`${summary(75)}\r\n`);
    expect(calendarFile('REQUEST', { ...event, summary: summary(76) })).toContain('xx\r\n x\r\nDESC');
  });

  it('escapes what would end a text or a line', () => {
    const description = 'One; two, three \\ four\r\nEND:VEVENT\nfive\rsix';
    expect(unfolded(calendarFile('REQUEST', { ...event, description }))).toContain(
      'DESCRIPTION:One\\; two\\, three \\\\ four\\nEND:VEVENT\\nfive\\nsix',
    );
  });

  it('writes an address as an address, whatever signs it has', () => {
    expect(unfolded(calendarFile('REQUEST', { ...event, attendee: "o'neil+a?b&c@example.com" }))).toContain(
      "ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:o'neil%2Ba%3Fb%26c@example.com",
    );
  });
});
