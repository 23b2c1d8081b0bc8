import { Button } from '@/ui/button/button';
import { FormAlert } from '@/ui/form/form-alert';
import { providerNames, type Provider } from './provider';
import { ProviderLogo } from './provider-logo';

interface ProviderButtonsProps {
  providers: readonly Provider[];
  busyWith: Provider | null;
  failure: string | null;
  onChoose: (provider: Provider) => void;
}

/** Sign-in by another site's account; nothing at all where none is configured. */
export function ProviderButtons({ providers, busyWith, failure, onChoose }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="mb-5">
      <div role="group" aria-label="Continue with another account" className="flex flex-wrap gap-2.5">
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            size="lg"
            className="flex-1"
            icon={<ProviderLogo provider={provider} />}
            isLoading={busyWith === provider}
            disabled={busyWith !== null && busyWith !== provider}
            onClick={() => onChoose(provider)}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </div>
      {failure !== null && (
        <div className="mt-3">
          <FormAlert text={failure} />
        </div>
      )}
      <p className="text-ink-3 mt-4 flex items-center gap-3 text-xs">
        <span aria-hidden className="border-line flex-1 border-t" />
        or continue with email
        <span aria-hidden className="border-line flex-1 border-t" />
      </p>
    </div>
  );
}
