// The pages of the feed's tests, evaluated with the test file, so that nothing has to arrive first.
import '@/routes/-home/people-rail.late';
import '@/routes/-home/signed-in-home';
import '@/routes/-shell/shell';
