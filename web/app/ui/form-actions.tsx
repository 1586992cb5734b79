import { Button, LinkButton } from './button.tsx';

/** The foot of an answer form: submit, or reset to an empty form. */
export function FormActions({ ask = 'Calculate' }: { ask?: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>{ask}</Button>
      <LinkButton to="." look="outline" preventScrollReset>
        Reset
      </LinkButton>
    </div>
  );
}
