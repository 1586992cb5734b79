import { TextField } from '../../../../ui/text-field.tsx';

interface OwnWordsProps {
  field: string;
  label: string;
  most: number;
  typed: string | null;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** A free-text field, shown once "own words" is selected. */
export function OwnWords({ field, label, most, typed, onType, onLeave }: OwnWordsProps) {
  return (
    <TextField
      name={field}
      label={`${label}, in your own words`}
      className="mt-3"
      maxLength={most}
      autoComplete="off"
      defaultValue={typed ?? ''}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
