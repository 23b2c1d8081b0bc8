import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { read } from '@/api/queries';
import { numberText } from '@/lib/money/amount-text';
import { percentWithVat } from '@/lib/portfolio/agent-fee';
import { Button } from '@/ui/button/button';
import { useHomes } from '../../use-homes';

interface ManagerFeeProps {
  propertyId: string;
  /** What is typed of the fee. */
  percent: string;
  /** Takes the fee of the contract, as % of the rent with VAT. */
  onUse: (percent: string) => void;
}

/** What the manager of a property charges by contract, where something else is typed. Nothing is changed until it is pressed. */
export function ManagerFee({ propertyId, percent, onUse }: ManagerFeeProps) {
  const area = useRef<HTMLDivElement>(null);
  const { homes } = useHomes();
  const id = homes.find((home) => home.id === propertyId)?.managerId ?? '';
  const { data: manager } = useQuery({
    ...read('/property-managers/{id}', { path: { id } }),
    enabled: id !== '',
  });
  const agreed = manager === undefined ? '' : numberText(percentWithVat(manager));
  const isNews = manager !== undefined && manager.service !== 'let_only' && percent.trim() !== agreed;
  return (
    <div ref={area} tabIndex={-1} aria-live="polite" className="outline-hidden">
      {isNews && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <span className="num min-w-0 flex-1 wrap-anywhere">
            {`The fee agreed with ${manager.name} is ${agreed}% including VAT.`}
          </span>
          <Button
            variant="soft"
            size="sm"
            onClick={() => {
              onUse(agreed);
              // The button goes with what it said.
              area.current?.focus();
            }}
          >
            {`Use ${agreed}%`}
          </Button>
        </p>
      )}
    </div>
  );
}
