import { useQueryClient } from '@tanstack/react-query';
import { formBody } from '@/api/upload/form-body';
import { write } from '@/api/queries';
import { RecordPhotos } from '@/entities/picture/record-photos';
import { Card } from '@/ui/card';
import type { Job } from '../job/job-text';
import { changeJob, maxJobPhotos, readersOf } from '../job/job-writes';

/** What was found, and what was done. */
export function JobPhotos({ job }: { job: Job }) {
  const queryClient = useQueryClient();
  const { id, ownerId, images } = job;
  return (
    <Card as="section" aria-label="Photos">
      <h2 className="mb-3 text-md font-semibold">Photos</h2>
      <RecordPhotos
        ownerId={ownerId}
        images={images}
        maxImages={maxJobPhotos}
        onAdd={(files) =>
          write(
            queryClient,
            'put',
            '/property-maintenance/{id}',
            { path: { id }, body: formBody({}, files) },
            { refreshes: readersOf(id) },
          )
        }
        onRemove={(file) => changeJob(queryClient, job, { images: images.filter((each) => each !== file) })}
      />
    </Card>
  );
}
