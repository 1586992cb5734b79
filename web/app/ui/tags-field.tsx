import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { control, controlEdge, Field, type FieldProps, wiring } from './field.tsx';
import { useRefused } from './refused.tsx';
import './tags-field.css';

interface TagsFieldProps extends FieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** Why this list is not valid, if so: then what was typed stays in the field, and this is shown. */
  refusal?: (tags: string[]) => string | undefined;
  /** Suggestions, shown by the browser's own datalist. */
  suggestions?: readonly string[];
  placeholder?: string;
}

/**
 * Short free texts, each a tag: Enter or a comma adds what was typed, and each tag has a button that removes
 * it. Text not added yet is added when the field is left.
 */
export function TagsField(props: TagsFieldProps) {
  const { tags, onChange, refusal, suggestions, placeholder, ...others } = props;
  const refused = useRefused();
  const field = { ...others, error: refused.message ?? others.error };
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const add = (text: string) => {
    const fresh = newIn(text, tags);
    const why = fresh.length === 0 ? undefined : refusal?.([...tags, ...fresh]);
    if (why !== undefined) {
      refused.refuse(why);
      return false;
    }
    refused.forget();
    if (fresh.length > 0) onChange([...tags, ...fresh]);
    setAnnouncement(fresh.length > 0 ? `${fresh.join(', ')} added.` : 'That is already there.');
    return true;
  };
  const take = (tag: string) => {
    refused.forget();
    onChange(tags.filter((other) => other !== tag));
    setAnnouncement(`${tag} removed.`);
    input.current?.focus();
  };
  const addTyped = () => {
    if (input.current === null) return;
    if (input.current.value.trim() === '') refused.forget();
    else if (add(input.current.value)) input.current.value = '';
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      addTyped();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    // A refused list is pasted like any other text.
    if (/[,;\n]/.test(text) && add(text)) event.preventDefault();
  };
  return (
    <Field {...field}>
      <input
        ref={input}
        type="text"
        name={field.name}
        autoComplete="off"
        list={suggestions === undefined ? undefined : `${field.name}-list`}
        placeholder={placeholder}
        enterKeyHint="done"
        className={`${control} ${controlEdge(field.error)}`}
        onKeyDown={onKey}
        onPaste={onPaste}
        onBlur={addTyped}
        {...wiring(field)}
      />
      {suggestions !== undefined && <Ready name={field.name} words={newIn(suggestions.join(','), tags)} />}
      {tags.length > 0 && (
        <ul className="own-tags" aria-label={field.label}>
          {tags.map((tag) => (
            <li key={tag} className="own-tag">
              <span>{tag}</span>
              <button type="button" onClick={() => take(tag)}>
                <X size={18} aria-hidden />
                <span className="sr-only">Remove {tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {refused.aloud}
    </Field>
  );
}

function Ready({ name, words }: { name: string; words: readonly string[] }) {
  return (
    <datalist id={`${name}-list`}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

/** The texts in what was typed or pasted that are not in the list yet. */
function newIn(text: string, tags: readonly string[]): string[] {
  const existing = new Set(tags.map((tag) => tag.toLowerCase()));
  const parts = text.split(/[,;\n]/).map((part) => part.trim().replaceAll(/\s+/g, ' '));
  return parts.filter((part) => {
    const isNew = part !== '' && !existing.has(part.toLowerCase());
    existing.add(part.toLowerCase());
    return isNew;
  });
}
