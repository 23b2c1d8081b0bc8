import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PipelinePages } from './-pages';

export const Route = createFileRoute('/pipeline')({ component: Pipeline });

/** The pages that follow a purchase: its deals, its viewings, its tasks. */
function Pipeline() {
  return (
    <>
      <PipelinePages />
      <Outlet />
    </>
  );
}
