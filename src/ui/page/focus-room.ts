/** What the keyboard reaches is not left behind the bar with Save, nor behind Ask Ava. */
export const focusRoom = '[&_:is(a,button,input,select,summary,textarea)]:scroll-mb-24';
