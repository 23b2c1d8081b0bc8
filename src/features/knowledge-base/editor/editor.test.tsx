import { uuidOf } from '@mocks/engine/db/table-definition';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { storedDrafts } from '@/testing/agreements/stored-drafts';

const admin = 4;
const section24 = uuidOf('article', 13);
const article = () => mockServer.world.db.article.get(section24);
const box = (name: string) => screen.findByRole('textbox', { name }, patient);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function open(path: string, who = 'tom.whitfield') {
  mockServer.signInAs(who);
  return openApp(path);
}

afterEach(() => removeDraftsOf(admin));

describe('a new article', () => {
  it('is written, looked at and saved as a draft', async () => {
    const { path } = open('/knowledge-base/new');
    await userEvent.type(await box('Title'), 'Void periods');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Buying');
    await userEvent.type(await box('Text'), 'A void is a **time** without rent.');
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect((await screen.findByText('time')).tagName).toBe('STRONG');
    await press('Save');
    expect(await screen.findByRole('heading', { level: 1, name: 'Void periods' }, patient)).toBeVisible();
    expect(screen.getByText('Draft')).toBeVisible();
    expect(path()).toMatch(/^\/knowledge-base\/article\//);
    expect(storedDrafts()).not.toMatch(/without rent|Void periods/);
  });

  it('says what is missing and sends nothing', async () => {
    open('/knowledge-base/new');
    await box('Title');
    const requests = mockServer.recordRequests();
    await press('Save');
    expect(await screen.findByText('Enter a title')).toBeVisible();
    expect(screen.getByText('Choose a category')).toBeVisible();
    expect(screen.getByText('Enter some text')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(requests.filter((each) => each === '/articles')).toEqual([]);
  });

  it('keeps its title and text when the page is left', async () => {
    const { router } = open('/knowledge-base/new');
    await userEvent.type(await box('Title'), 'Half a title');
    await userEvent.type(await box('Text'), 'Half a thought');
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/knowledge-base'));
    router.history.back();
    expect(await box('Text')).toHaveValue('Half a thought');
    expect(await box('Title')).toHaveValue('Half a title');
    await press('Start again');
    expect(await box('Title')).toHaveValue('');
    expect(await box('Text')).toHaveValue('');
  });

  it('is not for members who have never written one', async () => {
    open('/knowledge-base/new', 'hannah.okafor');
    expect(await screen.findByRole('heading', { name: 'You don’t have access' }, patient)).toBeVisible();
  });
});

describe('an article of mine', () => {
  const path = `/knowledge-base/edit/${section24}`;

  it('is changed, and shown as changed', async () => {
    open(path, 'mei-ling.zhou');
    const title = await box('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Section 24 again');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remove photo' }));
    await press('Save and publish');
    expect(await screen.findByRole('heading', { level: 1, name: 'Section 24 again' }, patient)).toBeVisible();
    expect(article()).toMatchObject({ title: 'Section 24 again', image: null });
  });

  it('that somebody else changed meanwhile is not overwritten, and my text stays', async () => {
    open(path);
    await userEvent.type(await box('Text'), ' More.');
    mockServer.world.db.article.update(section24, { updatedAt: '2030-01-01T00:00:00.000Z' });
    await press('Save and publish');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/ More\.$/);
    expect(article()?.body).toBeNull();
  });

  it('An article keeps what is typed while it is being saved, whole and for the next visit', async () => {
    open(path);
    const text = await box('Text');
    const before = article()?.body ?? '';
    const answer = holdNext('put', '/articles/:uuid');
    await userEvent.type(text, ' More.');
    await press('Save and publish');
    await userEvent.type(text, ' And more.');
    answer();
    await waitFor(() => expect(article()?.body).toMatch(/ More\.$/), patient);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save and publish' })).toBeEnabled());
    expect(text).toHaveDisplayValue(/ More\. And more\.$/);
    cleanup();
    open(path);
    expect(await box('Text')).toHaveDisplayValue(/ More\. And more\.$/);
    expect(before).not.toBe(article()?.body);
    await press('Save and publish');
    await waitFor(() => expect(article()?.body).toMatch(/ More\. And more\.$/), patient);
    expect(storedDrafts()).not.toContain('And more');
  });

  it('An article saved while its page was closed is no draft, and nobody is led to it', async () => {
    const { router, path: where } = open(path);
    const answer = holdNext('put', '/articles/:uuid');
    await userEvent.type(await box('Title'), ' again');
    await press('Save and publish');
    await act(() => router.navigate({ to: '/knowledge-base' }));
    answer();
    await waitFor(() => expect(article()?.title).toMatch(/ again$/), patient);
    await waitFor(() => expect(storedDrafts()).not.toContain('again'));
    expect(where()).toBe('/knowledge-base');
    cleanup();
    open(path);
    await box('Title');
    expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
  });

  it('An article whose draft the server has already is opened as it is', async () => {
    open(path);
    await userEvent.type(await box('Title'), ' again');
    cleanup();
    const title = `${article()?.title} again`;
    mockServer.world.db.article.update(section24, { title, updatedAt: '2030-01-01T00:00:00.000Z' });
    open(path);
    expect(await box('Title')).toHaveValue(title);
    expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
  });

  it('that somebody else changed before a reload says so above what I had typed', async () => {
    open(path);
    await userEvent.type(await box('Text'), ' More.');
    cleanup();
    mockServer.world.db.article.update(section24, { updatedAt: '2030-01-01T00:00:00.000Z' });
    open(path);
    expect(await screen.findByText(/saving will replace their version\.$/, undefined, patient)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/ More\.$/);
    await press('Discard changes');
    await userEvent.type(await box('Text'), ' Again.');
    cleanup();
    open(path);
    expect(await screen.findByText('You have unsaved changes.', undefined, patient)).toBeVisible();
  });

  it('is deleted once that is said twice', async () => {
    const { path: where } = open(path);
    await box('Title');
    await press('Delete article');
    await press('Keep article');
    await press('Delete article');
    await press('Delete');
    await waitFor(() => expect(where()).toBe('/knowledge-base'));
    expect(article()).toBeUndefined();
  });

  it('is not changed by others', async () => {
    open(path, 'hannah.okafor');
    expect(await screen.findByRole('heading', { name: 'You don’t have access' }, patient)).toBeVisible();
  });
});
