import { useState } from 'react';
import { KnownProperty } from '@/entities/property/known/known-property';
import type { Property } from '@/entities/property/property';
import { Skeleton } from '@/ui/states/skeleton';
import { PropertyFormPage } from './property-form-page';

interface EditPropertyPageProps {
  uuid: string;
  meId: number;
  onSaved: (id: string | undefined) => void;
  onCancel: () => void;
}

/** The form of a property that there is. */
export const EditPropertyPage = ({ uuid, ...rest }: EditPropertyPageProps) => (
  <KnownProperty
    uuid={uuid}
    skeleton={<Skeleton className="mx-auto h-[80vh] max-w-[720px] rounded-[14px]" />}
  >
    {(property) => <BegunWith property={property} {...rest} />}
  </KnownProperty>
);

/** What is edited is the state that the form began with; a save elsewhere meanwhile is the server's to refuse. */
function BegunWith({ property, ...rest }: Omit<EditPropertyPageProps, 'uuid'> & { property: Property }) {
  const [begun] = useState(property);
  return <PropertyFormPage property={begun} {...rest} />;
}
