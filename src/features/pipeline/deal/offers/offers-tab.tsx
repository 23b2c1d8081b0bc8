import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useCurrentUser } from '@/entities/session/queries';
import { shortDay } from '@/lib/dates/day-text';
import { poundsText } from '@/lib/money/amount-text';
import { formatWholePounds } from '@/lib/money/money';
import { Badge, type BadgeTone } from '@/ui/badge';
import { IconButton } from '@/ui/button/icon-button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { FormAlert } from '@/ui/form/form-alert';
import { NativeSelect } from '@/ui/input/native-select';
import { EmptyState } from '@/ui/states/empty-state';
import { showUndo } from '@/ui/toast/undo';
import { canEdit, type Deal } from '../deal';
import { AddOffer, useOfferForm } from './add-offer';
import { openEditOffer } from './edit-offer';
import { changedOffer, statusNames, withoutOffer, type Offer, type OfferStatus } from './ladder';
import { NextOfferCard } from './next-offer-card';
import { statusChoices } from './offer-fields';
import { ladderFailure, restoreOffer, useOffers } from './use-offers';

const tones: Readonly<Record<OfferStatus, BadgeTone>> = {
  made: 'teal',
  countered: 'tan',
  accepted: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
};

/** Every offer from the first to the last, the next one by a target, and a new one. */
export function OffersTab({ deal }: { deal: Deal }) {
  const me = useCurrentUser();
  const form = useOfferForm(deal);
  const area = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const change = useOffers(deal);
  const isBusy = change.isPending || form.isSending;
  const keys = deal.offers.map((offer, at) => `${offer.on} ${offer.amount} ${at}`);
  const isEditable = canEdit(deal);
  const whoOf = ({ byId }: Offer) =>
    byId == null
      ? ''
      : byId === me?.id
        ? 'You'
        : byId === deal.ownerId
          ? deal.owner.fullName
          : 'A collaborator';
  const use = (pounds: number) => {
    form.set('amount', poundsText(pounds));
    area.current?.querySelector<HTMLElement>('input[name=amount]')?.focus();
  };
  const remove = async (offer: Offer, at: number) => {
    try {
      await change.mutateAsync((offers) => withoutOffer(offers, offer));
      showUndo('Offer deleted', () => void restoreOffer(queryClient, deal, offer, at));
    } catch {
      // It is shown below the ladder.
    }
  };
  return (
    <div ref={area} className="flex flex-col gap-5">
      {deal.primary !== 'r2r' && <NextOfferCard deal={deal} onUse={isEditable ? use : undefined} />}
      <KeptFocus ids={keys}>
        {deal.offers.length === 0 ? (
          <EmptyState
            title="No offers yet"
            text="Each offer and the seller’s response appear here, oldest first."
          />
        ) : (
          <ol aria-label="Offers" className="flex flex-col">
            {deal.offers.map((offer, at) => (
              <li
                key={keys[at]}
                data-row={keys[at]}
                className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-b border-line-subtle py-2.5"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p className="num flex flex-wrap items-center gap-2">
                    <span className="text-lg font-semibold">{formatWholePounds(offer.amount)}</span>
                    <Badge tone={tones[offer.status]}>{statusNames[offer.status]}</Badge>
                  </p>
                  <p className="text-xs text-ink-3">
                    {[shortDay(offer.on), whoOf(offer)].filter(Boolean).join(' · ')}
                  </p>
                  {offer.conditions && <p className="text-sm wrap-anywhere">{offer.conditions}</p>}
                  {offer.note !== '' && <p className="text-sm text-ink-2 wrap-anywhere">{offer.note}</p>}
                </div>
                {isEditable && (
                  <div className="flex items-center gap-1.5">
                    <NativeSelect
                      aria-label={`Status of the ${formatWholePounds(offer.amount)} offer`}
                      className="w-36!"
                      value={offer.status}
                      disabled={isBusy}
                      choices={statusChoices}
                      onChange={({ currentTarget: { value } }) => {
                        const status =
                          statusChoices.find((each) => each.value === value)?.value ?? offer.status;
                        change.mutate((offers) => changedOffer(offers, offer, { ...offer, status }));
                      }}
                    />
                    <IconButton
                      label={`Edit the ${formatWholePounds(offer.amount)} offer`}
                      disabled={isBusy}
                      onClick={() => openEditOffer(deal, offer)}
                    >
                      <Pencil aria-hidden size={16} />
                    </IconButton>
                    <IconButton
                      label={`Delete the ${formatWholePounds(offer.amount)} offer`}
                      disabled={isBusy}
                      // The second click of a double click would be on the offer that moves up.
                      onClick={({ detail }) => detail < 2 && void remove(offer, at)}
                    >
                      <Trash2 aria-hidden size={16} />
                    </IconButton>
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
      </KeptFocus>
      {change.isError && <FormAlert text={ladderFailure(change.error)} />}
      {isEditable && <AddOffer form={form} isBlocked={change.isPending} />}
    </div>
  );
}
