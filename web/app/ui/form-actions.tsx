import { Button, LinkButton } from './button.tsx';

/** The foot of an answer form: ask, or begin again with an untouched one. */
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
