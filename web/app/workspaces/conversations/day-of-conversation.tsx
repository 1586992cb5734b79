import { dayOf, dayWords, timeOf } from './clock-words.ts';
import { MessageText } from './message-text.tsx';
import { SentFiles } from './sent-files.tsx';
import type { Day, Group } from './thread/grouped.ts';
import { useSide } from './use-side.ts';

interface DayOfTalkProps {
  day: Day;
  /** The number of the user's own last message. */
  lastOwn: number | undefined;
  theyReadUpTo: number;
}

/** The messages of one day, grouped by author. */
export function DayOfTalk({ day: { day, groups }, lastOwn, theyReadUpTo }: DayOfTalkProps) {
  return (
    <>
      <h3 className="talk-day">{dayWords(day, dayOf(new Date()))}</h3>
      <ol>
        {groups.map((group) => (
          <li key={group.messages[0].id}>
            {group.isNew && <p className="talk-new">New</p>}
            <Written group={group} />
            {group.messages.some(({ number }) => number === lastOwn) && (
              <p className="talk-state">{(lastOwn ?? 0) <= theyReadUpTo ? 'Read' : 'Sent'}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Written({ group: { author, mine, side, messages } }: { group: Group }) {
  const isOurs = side === useSide();
  const [{ sentAt }] = messages;
  return (
    <div className="talk-group" data-mine={isOurs || undefined}>
      <p className="talk-author">
        <span>{mine ? 'You' : author}</span> <time dateTime={sentAt}>{timeOf(sentAt)}</time>
      </p>
      {messages.map(({ id, text, attachments }) => (
        <div key={id} className="talk-said">
          {text !== '' && <MessageText text={text} />}
          {attachments.length > 0 && <SentFiles files={attachments} mine={mine} />}
        </div>
      ))}
    </div>
  );
}
