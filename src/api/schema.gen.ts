// Generated from the contract by `npm run api`. Do not edit.

export interface paths {
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is there a session? */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/auth-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person */
        get: operations["getAuthUser"];
        /**
         * Save what belongs to the signed-in person
         * @description The specification names the payload `avaThreadId` and leaves the verb open; PUT is the generic helper with a body.
         */
        put: operations["updateAuthUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password
         * @description Answers with the session cookie. After five wrong tries the server answers 429 with `Retry-After`. The right
         *     password of a suspended account is answered with 403 and the reason.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session and clears the cookie; signing out without a session is no error.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address by token */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation e-mail again */
        post: operations["sendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find members */
        get: operations["listUsers"];
        put?: never;
        /**
         * Register
         * @description Opens an account and answers with the session cookie. A business account gets a business, too. Who comes by a
         *     valid invitation is connected with the inviter at once; an invitation that expired is no error. What another
         *     account has already is answered with 422 at the field.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My connections and requests */
        get: operations["listConnections"];
        put?: never;
        /**
         * Ask a member to connect, or block them
         * @description Blocking takes the place of whatever was between the two; the blocked member is not told and finds me no more.
         *     Who lets nobody ask, or only those who know somebody they know, answers 403. More than 100 requests in a day are
         *     answered with 429.
         */
        post: operations["requestConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a request, block, or note something down
         * @description Who was asked accepts or declines; the one who asked hears of it only when it was accepted, by a notification of
         *     type 2. Either may block. Note and tags are mine alone. Another answer after the first is answered with 409.
         */
        put: operations["updateConnection"];
        post?: never;
        /**
         * Withdraw a request, remove a connection, or unblock
         * @description The other member is not told.
         */
        delete: operations["removeConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The network feed */
        get: operations["listPosts"];
        put?: never;
        /** Write a post */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["getPost"];
        /** Edit my post; keep, mute or vote on anybody's */
        put: operations["updatePost"];
        post?: never;
        /** Delete my post */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments of a post */
        get: operations["listComments"];
        put?: never;
        /** Comment on a post, or reply to a comment */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/comment/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The comment's id; for PUT and DELETE also a reply's. Comments and replies share one sequence of ids. */
                x: number;
            };
            cookie?: never;
        };
        /** Replies to a comment */
        get: operations["listReplies"];
        /** Edit my comment or reply */
        put: operations["updateComment"];
        post?: never;
        /**
         * Delete my comment or reply
         * @description A comment with replies stays as a placeholder marked `deleted`.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/comment/like/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Like a comment, or take it back */
        put: operations["likeComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/comment/reply/like/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Like a reply, or take it back */
        put: operations["likeReply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who reacted to a post */
        get: operations["listReactions"];
        put?: never;
        /**
         * React to a post
         * @description One reaction a person and post; reacting again replaces it and keeps its id.
         */
        post: operations["react"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take my reaction back */
        delete: operations["removeReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My notifications */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark all as read */
        put: operations["markAllNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark one read or unread */
        put: operations["updateNotification"];
        post?: never;
        /** Remove one */
        delete: operations["removeNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{ownerId}/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An uploaded or illustrated file
         * @description Illustrations (avatars, scenes) are public. Uploads need a session, and those of a post or a conversation the right
         *     to read it. Images are shown in place; documents come as attachments. Nothing is ever run: types are not guessed,
         *     and a file opened by itself is sandboxed.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to a new password
         * @description Answers alike whether the address has an account or not. The link `{uri}/account/reset-password?token=…` holds for
         *     one hour and works once; a new one can be asked for after 60 seconds, until then the answer is 429.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description With `token` by the link of an e-mail, without a session. With `currentPassword` as the signed-in person; who
         *     signs in only by Google, Facebook or Apple gives neither. All other sessions of the account end; with a token all
         *     of them. A token that is used, unknown or older than an hour is answered with 422. After five wrong current
         *     passwords the server answers 429.
         */
        post: operations["setNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google-oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google, or link Google
         * @description Without a session: signs the account in that has this Google sign-in linked. An e-mail address without an account
         *     is answered with what registration needs; one with a password but without the link with 409, because linking by
         *     itself would be insecure. With a session: links Google to the account. A credential that Google did not issue is
         *     answered with 401.
         */
        post: operations["signInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/facebook-oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Facebook, or link Facebook
         * @description As with Google.
         */
        post: operations["signInWithFacebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/apple-oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Apple, or link Apple
         * @description As with Google. Apple tells the name once, at the first sign-in, in `user`.
         */
        post: operations["signInWithApple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invite-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My invitations, or who invites by a code
         * @description Mine with a session. With `code`, which needs none: who invites by it, for the card of the registration page;
         *     the list is empty then.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite people by e-mail
         * @description Each address gets a link `{uri}/account/register?invite={code}` that holds for 30 days. An address that was
         *     invited before is invited again under the same code. Members who can be found by e-mail are not invited but
         *     answered, so that they can be asked to connect. More than 100 e-mails in a day are answered with 429.
         */
        post: operations["inviteUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an account
         * @description The owner changes their own fields. An admin changes another account's `role`, or its `status` with a `reason`; nobody
         *     changes these of their own account. Suspending ends all sessions of the account.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Can this username be had? */
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A username; if nobody has it, a member's id. A username given up leads to who had it. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * A member's profile
         * @description What the reader may not see is empty. Somebody who blocked the reader, was blocked or suspended is answered with
         *     404; so is a business, with the code `business`.
         */
        get: operations["getProfile"];
        /**
         * Change my profile
         * @description Pictures come as a form, up to 10 MB each; what else changes may come with them as `profile`.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find businesses */
        get: operations["listBusinesses"];
        put?: never;
        /**
         * Add a business
         * @description I become its owner. One member owns at most ten businesses; another is answered with 422.
         */
        post: operations["createBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One business */
        get: operations["getBusiness"];
        /**
         * Change a business
         * @description Its owner and its admins change it; `members` only its owner, who hands it over by naming another owner; `verified`
         *     only an admin of the site. A picture comes as a form.
         */
        put: operations["updateBusiness"];
        post?: never;
        /**
         * Close a business
         * @description By its owner alone.
         */
        delete: operations["deleteBusiness"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Business types */
        get: operations["listBusinessTypes"];
        put?: never;
        /**
         * Add a business type
         * @description By admins. A name that another type has is answered with 409.
         */
        post: operations["createBusinessType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename or reorder a business type
         * @description By admins.
         */
        put: operations["updateBusinessType"];
        post?: never;
        /**
         * Delete a business type
         * @description By admins. A type that businesses have is answered with 409.
         */
        delete: operations["deleteBusinessType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search over everything
         * @description At most five results of each type, best first; the types in the order of the enumeration.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My conversations */
        get: operations["listConversations"];
        put?: never;
        /**
         * Start a conversation
         * @description Two people have one conversation without a name; asking for it again answers the one there is.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One conversation
         * @description Reading it changes nothing; what marks it read is PUT with `readUpTo`.
         */
        get: operations["getConversation"];
        /** Read, mute, pin, archive, rename, change members, leave */
        put: operations["updateConversation"];
        post?: never;
        /**
         * Delete a conversation for me
         * @description It leaves my list, and what was written so far is gone for me alone; the next message brings it back. A group is
         *     left with it.
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a conversation */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The message. */
                messageId: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Edit my message, react to one, pin one */
        put: operations["updateMessage"];
        post?: never;
        /** Delete a message for me or for everyone */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ava/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ava/thread/{avaThreadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ava/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/property-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-searches/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/smart-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/listing-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/epc-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluation-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluation-settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-viewings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-viewings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-managers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-sa-management": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-sa-management/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-epcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-epcs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-maintenance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mortgages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mortgages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenancies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring-payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/renewal-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/renewal-dates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/ch/company-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/ch/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/downgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/user-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/upcoming-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailing-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/beta-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/beta-applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{uuid}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Proof that a session exists. */
        Session: {
            /**
             * @description Whose session it is.
             * @example 1
             */
            userId: number;
        };
        /** @description The one error shape of every failing answer. */
        ApiError: {
            /**
             * @description For people; shown as text
             * @example That e-mail or password doesn't match
             */
            message: string;
            /**
             * @description For programs, kebab-case
             * @example validation-failed
             */
            code?: string;
            /** @description Messages by field name (422). */
            errors?: {
                [key: string]: string[];
            };
        };
        /**
         * @description Nation of the United Kingdom.
         * @enum {string}
         */
        Nation: "england" | "wales" | "scotland" | "northern_ireland";
        NotificationChannels: {
            /** @description Off stops new rows of the type; old ones stay. */
            inApp: boolean;
            email: boolean;
            sound: boolean;
        };
        QuietHours: {
            /**
             * @description Local time, may lie after `to`.
             * @example 22:00
             */
            from: string;
            /** @example 07:00 */
            to: string;
        };
        /** @description How the site looks and behaves for one person, and what it may tell others of them. */
        Preferences: {
            /**
             * @description Colours.
             * @enum {string}
             */
            theme: "light" | "dark" | "system";
            /**
             * @description Room between rows.
             * @enum {string}
             */
            density: "comfortable" | "compact";
            /**
             * @description How areas are shown; they are stored in m².
             * @enum {string}
             */
            areaUnit: "sqft" | "sqm";
            defaultNation: components["schemas"]["Nation"];
            /** @description Keyboard shortcuts of a single key. */
            shortcuts: boolean;
            /** @description Less movement, whatever the device says. */
            reducedMotion: boolean;
            /**
             * @description Where the logo and a sign-in lead.
             * @enum {string}
             */
            startPage: "/" | "/conversations" | "/property-search" | "/property-evaluations" | "/pipeline" | "/portfolio";
            /** @description Channels by type of notification (1–10 and 13); a type that is missing goes by all but sound. */
            notification: {
                [key: string]: components["schemas"]["NotificationChannels"];
            };
            /** @description When nothing sounds. */
            quietHours: components["schemas"]["QuietHours"] | null;
            /**
             * @description E-mail with what happened.
             * @enum {string}
             */
            digest: "off" | "daily" | "weekly";
            /** @description Day of a weekly digest, 1 = Monday. */
            digestDay: number;
            /** @description Others see that I read their messages. */
            readReceipts: boolean;
            /** @description Others see that I am online. */
            showOnline: boolean;
            /** @description Who knows my e-mail address finds me. */
            findByEmail: boolean;
            /**
             * @description Who may open a conversation with me.
             * @enum {string}
             */
            messagesFrom: "members" | "connections" | "nobody";
            /**
             * @description Who may ask to connect; mutuals: who knows somebody I know.
             * @enum {string}
             */
            connectionsFrom: "members" | "mutuals" | "nobody";
            /** @description Members whose acts notify me no more. */
            mutedUserIds: number[];
            /** @description Consent to count visits. */
            analytics: boolean;
        };
        /**
         * @description Whose sign-in is linked.
         * @enum {string}
         */
        SignInProvider: "google" | "facebook" | "apple";
        /** @description The signed-in person, as only they see themselves. */
        CurrentUser: {
            /** @example 1 */
            id: number;
            /** @example hannah.okafor */
            username: string;
            /** @example Hannah Okafor */
            fullName: string;
            /**
             * @description A file under the owner's media path.
             * @example avatar.svg
             */
            profileImage: string | null;
            /**
             * Format: email
             * @example hannah@okaforhomes.example
             */
            email: string;
            emailConfirmed: boolean;
            /**
             * @description The assistant's thread; empty until one was fetched.
             * @example thread_1
             */
            avaThreadId: string | null;
            userRole: {
                /** @enum {string} */
                role: "user" | "admin";
            };
            /** @enum {string} */
            plan: "free" | "pro" | "business";
            headline?: string | null;
            /** @example 0161 496 0182 */
            phone: string | null;
            /** @description The businesses this person acts for. */
            businessIds: string[];
            preferences: components["schemas"]["Preferences"];
            /** @description Signing in needs a second step. */
            twoFactor: boolean;
            /** @description Linked sign-ins. */
            providers: components["schemas"]["SignInProvider"][];
            /** @description False for who signs in by a linked sign-in only, so that the last one cannot be unlinked. */
            hasPassword: boolean;
            /**
             * Format: date-time
             * @description From when on the username may change again; null when it may now.
             */
            usernameChangeableAt: string | null;
            /** Format: date-time */
            joinedAt: string;
        };
        AuthUserUpdate: {
            avaThreadId: string;
        };
        LoginRequest: {
            /**
             * Format: not-blank
             * @description E-mail address or username.
             */
            identifier: string;
            /** Format: password */
            password: string;
            /**
             * @description Keep the session past the end of the browser session.
             * @default false
             */
            remember: boolean;
        };
        ConfirmEmailRequest: {
            token: string;
        };
        EmailConfirmationRequest: {
            /**
             * Format: uri
             * @description The site's origin; the link in the e-mail starts with it.
             */
            uri: string;
        };
        /**
         * @description What a member does in property.
         * @enum {string}
         */
        MemberRole: "investor" | "landlord" | "property_manager" | "agent" | "sourcer" | "developer" | "broker" | "solicitor" | "accountant" | "trade" | "surveyor" | "other";
        /**
         * @description How somebody invests.
         * @enum {string}
         */
        Strategy: "btl" | "brrr" | "hmo" | "sa" | "flip" | "r2r" | "commercial" | "development" | "land";
        /** @enum {string} */
        AccountStatus: "active" | "suspended";
        /**
         * @description What this person is to me.
         * @enum {string}
         */
        ConnectionStatus: "none" | "pending_out" | "pending_in" | "connected" | "blocked";
        /** @description The account behind a member; only admins are told. */
        MemberAccount: {
            /** Format: email */
            email: string;
            emailConfirmed: boolean;
            phone: string | null;
            /** @enum {string} */
            role: "user" | "admin";
            /** @enum {string} */
            plan: "free" | "pro" | "business";
            status: components["schemas"]["AccountStatus"];
            suspendedReason: string | null;
            businessIds: string[];
        };
        /** @description A member as other members see them. */
        User: {
            id: number;
            username: string;
            fullName: string;
            profileImage: string | null;
            /** @example Buy-to-let investor, Leeds */
            headline: string | null;
            roles: components["schemas"]["MemberRole"][];
            location: {
                town?: string;
                /**
                 * @description First half of a postcode.
                 * @example LS12
                 */
                outcode?: string;
            } | null;
            verified: boolean;
            /** Format: date-time */
            joinedAt: string;
            connectionStatus: components["schemas"]["ConnectionStatus"];
            connectionId: number | null;
            mutualCount: number;
            /**
             * Format: date-time
             * @description Null also for who does not let others see it.
             */
            lastSeenAt: string | null;
            strategies: components["schemas"]["Strategy"][];
            account?: components["schemas"]["MemberAccount"];
        };
        UserPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["User"][];
        };
        Registration: {
            /**
             * Format: not-blank
             * @example Hannah Okafor
             */
            fullName: string;
            /**
             * @description Small letters, digits, full stops, hyphens and underscores, a letter first; names of pages and files of the site are reserved.
             * @example hannah.okafor
             */
            username: string;
            /**
             * Format: email
             * @description Needed without `registrationToken`.
             */
            email?: string;
            /**
             * Format: password
             * @description Needed without `registrationToken`; not one of the passwords that are tried first.
             */
            password?: string;
            /** @description From a sign-in by Google, Facebook or Apple, instead of e-mail and password. */
            registrationToken?: string;
            role: components["schemas"]["MemberRole"];
            /**
             * Format: not-blank
             * @description For a business account, together with `businessType`.
             */
            businessName?: string;
            /**
             * @description The name of a business type.
             * @example Letting Agents
             */
            businessType?: string;
            /** @constant */
            termsAccepted: true;
            /** @description Off when left out. */
            newsletter?: boolean;
            /** @description The code of an invitation or of a member's personal link. */
            invite?: string;
            /**
             * Format: uri
             * @description The site's origin; with it, the e-mail to confirm the address is sent at once.
             */
            uri?: string;
        };
        /** @description Who wrote something; enough for an avatar and a link. */
        Author: {
            id: number;
            fullName: string;
            username: string;
            profileImage: string | null;
            headline?: string | null;
        };
        /** @description A request or a relation between two members. */
        Connection: {
            id: number;
            requesterId: number;
            addresseeId: number;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "blocked";
            note: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            respondedAt: string | null;
            /** @description Mine alone. */
            privateNote: string | null;
            /**
             * @description Mine alone.
             * @example [
             *       "lender",
             *       "Leeds"
             *     ]
             */
            tags: string[];
            /** @description How many connections the two have in common. */
            mutualCount: number;
            user: components["schemas"]["Author"];
        };
        ConnectionPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Connection"][];
        };
        ConnectionRequest: {
            userId: number;
            /** @description For the other member to read. */
            note?: string;
            /**
             * @description blocked: nobody is asked, the member is blocked.
             * @enum {string}
             */
            status?: "pending" | "blocked";
        };
        ConnectionUpdate: {
            /** @enum {string} */
            status?: "accepted" | "declined" | "blocked";
            privateNote?: string | null;
            /**
             * @description Mine alone.
             * @example [
             *       "lender",
             *       "Leeds"
             *     ]
             */
            tags?: string[];
        };
        /** @description A name that the text calls with an @, and where it leads. */
        Mention: {
            /**
             * @description What follows the @ in the text.
             * @example callum.reyes
             */
            name: string;
            /**
             * @description A path of this site.
             * @example /callum.reyes
             */
            link: string;
        };
        /** @enum {string} */
        AttachmentKind: "evaluation" | "listing" | "property" | "article" | "link";
        SnapshotFigure: {
            /** @example Gross yield */
            label: string;
            /**
             * @description Written out with its unit.
             * @example 8.4%
             */
            value: string;
        };
        /** @description A record as it was when it was shown to others. */
        Snapshot: {
            /** @example Armley terrace, three bedrooms */
            title: string;
            /** @example BRRR · Leeds LS12 */
            subtitle: string;
            /**
             * @description A media path, `{ownerId}/media/{file}`
             * @example 1/media/armley.svg
             */
            image: string | null;
            figures: components["schemas"]["SnapshotFigure"][];
        };
        /** @description A deal, home, article or link that a post shows as a card, as it was when the post was written. */
        Attachment: {
            kind: components["schemas"]["AttachmentKind"];
            /** @description The record's id; for a link its address. */
            refId: string;
            snapshot: components["schemas"]["Snapshot"];
        };
        /**
         * @description Who may read a post.
         * @enum {string}
         */
        Audience: "members" | "connections" | "me";
        /** @description How many reactions of each type; a missing type is zero. */
        ReactionCounts: {
            like?: number;
            congrats?: number;
            insightful?: number;
            interested?: number;
            would_buy?: number;
            too_dear?: number;
        };
        /** @enum {string} */
        ReactionType: "like" | "congrats" | "insightful" | "interested" | "would_buy" | "too_dear";
        /**
         * @description For `would_buy`: what the member would pay, in £; null when they named none, and for every other type.
         * @example 172500
         */
        ReactionPrice: number | null;
        MyReaction: {
            id: number;
            type: components["schemas"]["ReactionType"];
            price?: components["schemas"]["ReactionPrice"];
        };
        /** @description An uploaded image; its media path is `{author's id}/media/{file}`. */
        SharedImage: {
            /** @example post-12.jpg */
            file: string;
            /**
             * @description What it shows, in words; empty when the author said nothing.
             * @example The back bedroom before the plasterer
             */
            alt: string;
        };
        PollOption: {
            text: string;
            votes: number;
        };
        /** @description A question with two to six answers; one vote a member, changeable until it ends. */
        Poll: {
            options: components["schemas"]["PollOption"][];
            /** Format: date-time */
            endsAt: string;
            /** @description All votes together. */
            votes: number;
            /** @description The place of my option in the list from 0; null when I have not voted. */
            myVote: number | null;
        };
        /**
         * @description What the author of a post hopes for.
         * @enum {string|null}
         */
        LookingFor: "advice" | "funding" | "jv_partner" | "deal" | "tradesperson" | "tenant" | null;
        /** @description A text that a post had before an edit. */
        PostVersion: {
            content: string;
            /**
             * Format: date-time
             * @description When the edit replaced it.
             */
            until: string;
        };
        Post: {
            id: number;
            authUser: components["schemas"]["Author"];
            content: string;
            mentions: components["schemas"]["Mention"][];
            attachment: components["schemas"]["Attachment"] | null;
            audience: components["schemas"]["Audience"];
            tags: string[];
            reactionCounts: components["schemas"]["ReactionCounts"];
            myReaction: components["schemas"]["MyReaction"] | null;
            /** @description Comments and replies together. */
            commentCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            images?: components["schemas"]["SharedImage"][];
            /** Format: uri */
            videoUrl?: string | null;
            poll?: components["schemas"]["Poll"] | null;
            lookingFor?: components["schemas"]["LookingFor"];
            /** @description I have kept it for later. */
            saved?: boolean;
            /** @description Its author keeps it on top of their profile. */
            pinned?: boolean;
            /** @description I hear nothing more of it. */
            muted?: boolean;
            /** @description Its author takes no more comments. */
            commentsOff?: boolean;
            /** @description Its earlier texts, oldest first. */
            history?: components["schemas"]["PostVersion"][];
        };
        PostPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Post"][];
        };
        /**
         * Format: uri
         * @description Where a video is shown; http or https.
         * @example https://video.example/watch/armley-before
         */
        VideoUrl: string;
        /** @description What a post shall show as a card; the server takes the snapshot. */
        NewAttachment: {
            kind: components["schemas"]["AttachmentKind"];
            /** @description The record's id; for a link its address, http or https. */
            refId: string;
        };
        NewPoll: {
            /**
             * @example [
             *       "Refinance now",
             *       "Wait for the next cut"
             *     ]
             */
            options: string[];
            /** @description How long it runs, in days. */
            days: number;
        };
        NewPost: {
            /** Format: not-blank */
            content: string;
            audience?: components["schemas"]["Audience"];
            lookingFor?: components["schemas"]["LookingFor"];
            videoUrl?: components["schemas"]["VideoUrl"];
            attachment?: components["schemas"]["NewAttachment"];
            poll?: components["schemas"]["NewPoll"];
            /** @description Take no comments. */
            commentsOff?: boolean;
            /** @description Sent again with a retry; the server keeps one post for it. */
            clientId?: string;
        };
        /** @description A post with images. Text fields as in `NewPost`; `attachment` and `poll` travel as JSON. */
        NewPostForm: {
            /** Format: not-blank */
            content: string;
            audience?: components["schemas"]["Audience"];
            lookingFor?: components["schemas"]["LookingFor"];
            videoUrl?: components["schemas"]["VideoUrl"];
            attachment?: components["schemas"]["NewAttachment"];
            poll?: components["schemas"]["NewPoll"];
            /** @description Take no comments. */
            commentsOff?: boolean;
            /** @description Sent again with a retry; the server keeps one post for it. */
            clientId?: string;
            /** @description In the order they are shown, each at most 5 MB. */
            images?: string[];
            /** @description What each image shows, in the order of the images. */
            alts?: string[];
        };
        /**
         * @description The given fields change. `saved`, `muted` and `vote` are every reader's own; all others are the author's, and only
         *     `content` marks the post edited.
         */
        PostUpdate: {
            /** Format: not-blank */
            content?: string;
            audience?: components["schemas"]["Audience"];
            lookingFor?: components["schemas"]["LookingFor"];
            commentsOff?: boolean;
            /** @description One post a member; pinning another lets the earlier one go. */
            pinned?: boolean;
            saved?: boolean;
            muted?: boolean;
            /** @description The place of an option of the poll from 0; null takes the vote back. */
            vote?: number | null;
            /**
             * Format: date-time
             * @description The state an edit of the text began from; another one is answered with 409.
             */
            editedAt?: string | null;
        };
        Reply: {
            id: number;
            commentId: number;
            authUser: components["schemas"]["Author"];
            content: string;
            mentions: components["schemas"]["Mention"][];
            likeCount: number;
            likedByMe: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
        };
        /** @description The figure of the post's evaluation that a comment speaks of. */
        FigurePin: {
            /** Format: uuid */
            evaluationId: string;
            /**
             * @description The figure's name in the evaluation.
             * @example grossYield
             */
            field: string;
        };
        Comment: {
            id: number;
            postId: number;
            authUser: components["schemas"]["Author"];
            /** @description Empty when `deleted`. */
            content: string;
            mentions: components["schemas"]["Mention"][];
            likeCount: number;
            likedByMe: boolean;
            replyCount: number;
            /** @description The first replies, oldest first, at most three; ask for the rest. */
            replies: components["schemas"]["Reply"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            /** @description Removed by its author but kept for its replies. */
            deleted: boolean;
            image?: components["schemas"]["SharedImage"] | null;
            pin?: components["schemas"]["FigurePin"] | null;
        };
        CommentPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Comment"][];
        };
        NewComment: {
            /** Format: not-blank */
            content: string;
            /** @description Set for a reply to this comment of the same post. */
            commentId?: number;
            clientId?: string;
            pin?: components["schemas"]["FigurePin"];
        };
        /** @description A comment with an image. Text fields as in `NewComment`; `pin` travels as JSON. */
        NewCommentForm: {
            /** Format: not-blank */
            content: string;
            /** @description Set for a reply to this comment of the same post. */
            commentId?: number;
            clientId?: string;
            pin?: components["schemas"]["FigurePin"];
            /**
             * Format: binary
             * @description At most 5 MB.
             */
            image?: string;
            /** @description What the image shows. */
            alt?: string;
        };
        /** @description A comment, or a reply when the request named a comment. */
        CreatedComment: components["schemas"]["Comment"] | components["schemas"]["Reply"];
        ReplyPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Reply"][];
        };
        CommentUpdate: {
            /** Format: not-blank */
            content: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            editedAt?: string | null;
        };
        LikeRequest: {
            /** @description The wanted state; saying it twice changes nothing. */
            liked: boolean;
        };
        LikeState: {
            likeCount: number;
            likedByMe: boolean;
        };
        Reaction: {
            id: number;
            postId: number;
            type: components["schemas"]["ReactionType"];
            user: components["schemas"]["Author"];
            price?: components["schemas"]["ReactionPrice"];
            /** Format: date-time */
            createdAt: string;
        };
        ReactionList: components["schemas"]["Reaction"][];
        NewReaction: {
            postId: number;
            type: components["schemas"]["ReactionType"];
            price?: components["schemas"]["ReactionPrice"];
        };
        Notification: {
            id: number;
            notificationType: {
                /**
                 * @description 1 New connection request, 2 You are now connected, 3 Commented on your Post, 4 Replied to your Comment,
                 *     5 Reacted to your post, 6 New message, 7 Mentioned you in a Post, 8 New property matching your search,
                 *     9 Liked your comment, 10 Liked your reply, 13 Outstanding transactions to confirm. Others may come.
                 */
                id: number;
            };
            read: boolean;
            /** @description Only true ones are shown; the member's preferences for the type decide. */
            wasInAppSent: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Whom it is for. */
            notifierId: number;
            sender: components["schemas"]["Author"] | null;
            userPost: {
                id: number;
                authUser: {
                    id: number;
                };
            } | null;
            message: {
                conversation: {
                    id: number;
                };
            } | null;
            commentId?: number | null;
            replyId?: number | null;
            /**
             * Format: uuid
             * @description The saved search of type 8.
             */
            propertySearchId?: string | null;
            /** @description The request or relation of types 1 and 2. */
            connectionId?: number | null;
            /** @description How many things it stands for: messages of type 6, homes of type 8, transactions of type 13. */
            count?: number | null;
        };
        /** @description The first page carries `unreadCount` too. */
        NotificationPage: {
            page: number;
            totalPages: number;
            notifications: components["schemas"]["Notification"][];
            /** @description Unread and in-app sent. */
            unreadCount?: number;
        };
        /** @description Empty. */
        MarkAllRequest: Record<string, never>;
        NotificationUpdate: {
            read: boolean;
        };
        PasswordResetRequest: {
            /** Format: email */
            email: string;
            /**
             * Format: uri
             * @description The site's origin; the link in the e-mail starts with it.
             */
            uri: string;
        };
        NewPasswordRequest: {
            /** @description From the link of the e-mail. */
            token?: string;
            /** Format: password */
            currentPassword?: string;
            /**
             * Format: password
             * @description Not one of the passwords that are tried first.
             */
            password: string;
        };
        /** @description What Google's script hands over. */
        GoogleSignIn: {
            /** @description Google's signed statement of who it is. */
            credential: string;
            clientId?: string;
            /**
             * @description How the account was chosen.
             * @example btn
             */
            select_by?: string;
        };
        /** @description Nobody has this e-mail address yet; registration asks for a username and the terms only. */
        RegistrationNeeded: {
            /** @constant */
            needsRegistration: true;
            /** Format: email */
            email: string;
            /** @description As the provider told it; may be empty. */
            fullName: string;
            /** @description Stands for e-mail and password at registration; holds for one hour. */
            registrationToken: string;
        };
        SocialSignIn: components["schemas"]["Session"] | components["schemas"]["RegistrationNeeded"];
        /** @description What Facebook's script hands over. */
        FacebookSignIn: {
            accessToken: string;
        };
        /** @description What Apple's script hands over. */
        AppleSignIn: {
            idToken: string;
            code: string;
            /** @description The name; Apple tells it at the first sign-in only. */
            user?: {
                firstName: string;
                lastName: string;
            };
        };
        /** @enum {string} */
        InvitationStatus: "sent" | "joined" | "expired";
        /** @description An invitation by e-mail. */
        Invitation: {
            /** Format: uuid */
            id: string;
            /** @description Who invites. */
            ownerId: number;
            /** Format: email */
            email: string;
            message: string | null;
            status: components["schemas"]["InvitationStatus"];
            /** @description What the link carries. */
            code: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description The last time an e-mail went out.
             */
            sentAt: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            joinedUserId: number | null;
        };
        InvitationPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Invitation"][];
            /** @description Who invites: me, or whose code was asked about; null when the code holds no more. */
            inviter: components["schemas"]["Author"] | null;
            /** @description For the inviter's personal link, which does not expire. */
            personalCode: string | null;
        };
        InvitationRequest: {
            emails: string[];
            /** @description Stands in the e-mail. */
            message?: string;
            /**
             * Format: uri
             * @description The site's origin; the links start with it.
             */
            uri: string;
        };
        InvitationResult: {
            invitations: components["schemas"]["Invitation"][];
            /** @description Addresses of members, who were not invited. */
            members: components["schemas"]["User"][];
        };
        /** @description The given preferences are changed, the others stay; of `notification` the given types. */
        PreferencesUpdate: {
            /**
             * @description Colours.
             * @enum {string}
             */
            theme?: "light" | "dark" | "system";
            /**
             * @description Room between rows.
             * @enum {string}
             */
            density?: "comfortable" | "compact";
            /**
             * @description How areas are shown; they are stored in m².
             * @enum {string}
             */
            areaUnit?: "sqft" | "sqm";
            defaultNation?: components["schemas"]["Nation"];
            /** @description Keyboard shortcuts of a single key. */
            shortcuts?: boolean;
            /** @description Less movement, whatever the device says. */
            reducedMotion?: boolean;
            /**
             * @description Where the logo and a sign-in lead.
             * @enum {string}
             */
            startPage?: "/" | "/conversations" | "/property-search" | "/property-evaluations" | "/pipeline" | "/portfolio";
            /** @description Channels by type of notification (1–10 and 13); a type that is missing goes by all but sound. */
            notification?: {
                [key: string]: components["schemas"]["NotificationChannels"];
            };
            /** @description When nothing sounds. */
            quietHours?: components["schemas"]["QuietHours"] | null;
            /**
             * @description E-mail with what happened.
             * @enum {string}
             */
            digest?: "off" | "daily" | "weekly";
            /** @description Day of a weekly digest, 1 = Monday. */
            digestDay?: number;
            /** @description Others see that I read their messages. */
            readReceipts?: boolean;
            /** @description Others see that I am online. */
            showOnline?: boolean;
            /** @description Who knows my e-mail address finds me. */
            findByEmail?: boolean;
            /**
             * @description Who may open a conversation with me.
             * @enum {string}
             */
            messagesFrom?: "members" | "connections" | "nobody";
            /**
             * @description Who may ask to connect; mutuals: who knows somebody I know.
             * @enum {string}
             */
            connectionsFrom?: "members" | "mutuals" | "nobody";
            /** @description Members whose acts notify me no more. */
            mutedUserIds?: number[];
            /** @description Consent to count visits. */
            analytics?: boolean;
        };
        UserUpdate: {
            /** Format: not-blank */
            fullName?: string;
            /** @description May change once in 30 days; the old name keeps leading here. */
            username?: string;
            /**
             * Format: email
             * @description Needs `currentPassword`; has to be confirmed again.
             */
            email?: string;
            /** Format: password */
            currentPassword?: string;
            /** @example 0161 496 0182 */
            phone?: string | null;
            newsletter?: boolean;
            preferences?: components["schemas"]["PreferencesUpdate"];
            /** @description The linked sign-ins to keep; the last way to sign in cannot be unlinked. */
            providers?: components["schemas"]["SignInProvider"][];
            /**
             * @description By an admin.
             * @enum {string}
             */
            role?: "user" | "admin";
            status?: components["schemas"]["AccountStatus"];
            /**
             * Format: not-blank
             * @description Why the account is suspended; the member is told.
             */
            reason?: string;
        };
        UpdatedUser: components["schemas"]["CurrentUser"] | components["schemas"]["User"];
        UsernameAvailability: {
            /** @description The name that was asked about, in small letters. */
            username: string;
            available: boolean;
            /**
             * @description Why not.
             * @enum {string|null}
             */
            reason: "form" | "reserved" | "taken" | null;
            /** @description Why not; for people. */
            message: string | null;
            /** @description Three names that can be had when this one cannot. */
            suggestions: string[];
        };
        ProfileLink: {
            /** Format: not-blank */
            label: string;
            /** Format: uri */
            url: string;
        };
        ProfileMembership: {
            /**
             * Format: not-blank
             * @example NRLA
             */
            name: string;
            /** Format: not-blank */
            number: string;
        };
        /**
         * @description Who sees a field.
         * @enum {string}
         */
        FieldAudience: "public" | "members" | "connections" | "me";
        /** @description Who sees which field. */
        ProfileAudience: {
            bio: components["schemas"]["FieldAudience"];
            regions: components["schemas"]["FieldAudience"];
            budget: components["schemas"]["FieldAudience"];
            lookingFor: components["schemas"]["FieldAudience"];
            offering: components["schemas"]["FieldAudience"];
            experience: components["schemas"]["FieldAudience"];
            languages: components["schemas"]["FieldAudience"];
            links: components["schemas"]["FieldAudience"];
            memberships: components["schemas"]["FieldAudience"];
            companies: components["schemas"]["FieldAudience"];
        };
        ProfileStats: {
            connections: number;
            /** @description Posts that the reader may see. */
            posts: number;
            /** @description Evaluations shared in these posts. */
            evaluations: number;
        };
        /** @description A member's profile as the reader may see it. */
        Profile: {
            userId: number;
            user: components["schemas"]["User"];
            /** @description A file under the member's media path. */
            coverImage: string | null;
            bio: string | null;
            strategies: components["schemas"]["Strategy"][];
            /**
             * @description Where they invest.
             * @example [
             *       "Greater Manchester",
             *       "West Yorkshire"
             *     ]
             */
            regions: string[];
            /**
             * @description Least they spend on one purchase, £.
             * @example 90000
             */
            budgetMin: number | null;
            /**
             * @description Most they spend on one purchase, £.
             * @example 180000
             */
            budgetMax: number | null;
            lookingFor: ("advice" | "funding" | "jv" | "deals" | "trade" | "tenants")[];
            /** @description What they are open to. */
            offering: ("lending" | "jv" | "mentoring")[];
            /**
             * @description How many properties they own or owned.
             * @enum {string|null}
             */
            experience: "0" | "1-3" | "4-10" | "11-25" | "26+" | null;
            /**
             * @example [
             *       "English",
             *       "Igbo"
             *     ]
             */
            languages: string[];
            links: components["schemas"]["ProfileLink"][];
            memberships: components["schemas"]["ProfileMembership"][];
            /**
             * @description Companies House numbers.
             * @example [
             *       "09481157"
             *     ]
             */
            companies: string[];
            /** @description Only its owner is told. */
            audience: components["schemas"]["ProfileAudience"] | null;
            isMine: boolean;
            /** @description How much of it is filled in, %; only its owner is told. */
            completeness: number | null;
            stats: components["schemas"]["ProfileStats"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description The given fields are changed. */
        ProfileAudienceUpdate: {
            bio?: components["schemas"]["FieldAudience"];
            regions?: components["schemas"]["FieldAudience"];
            budget?: components["schemas"]["FieldAudience"];
            lookingFor?: components["schemas"]["FieldAudience"];
            offering?: components["schemas"]["FieldAudience"];
            experience?: components["schemas"]["FieldAudience"];
            languages?: components["schemas"]["FieldAudience"];
            links?: components["schemas"]["FieldAudience"];
            memberships?: components["schemas"]["FieldAudience"];
            companies?: components["schemas"]["FieldAudience"];
        };
        /** @description The given fields are changed. */
        ProfileUpdate: {
            headline?: string | null;
            roles?: components["schemas"]["MemberRole"][];
            town?: string | null;
            /**
             * @description First half of a postcode.
             * @example M14
             */
            outcode?: string | null;
            bio?: string | null;
            strategies?: components["schemas"]["Strategy"][];
            /**
             * @description Where they invest.
             * @example [
             *       "Greater Manchester",
             *       "West Yorkshire"
             *     ]
             */
            regions?: string[];
            /**
             * @description Least they spend on one purchase, £.
             * @example 90000
             */
            budgetMin?: number | null;
            /**
             * @description Most they spend on one purchase, £.
             * @example 180000
             */
            budgetMax?: number | null;
            lookingFor?: ("advice" | "funding" | "jv" | "deals" | "trade" | "tenants")[];
            /** @description What they are open to. */
            offering?: ("lending" | "jv" | "mentoring")[];
            /**
             * @description How many properties they own or owned.
             * @enum {string|null}
             */
            experience?: "0" | "1-3" | "4-10" | "11-25" | "26+" | null;
            /**
             * @example [
             *       "English",
             *       "Igbo"
             *     ]
             */
            languages?: string[];
            links?: components["schemas"]["ProfileLink"][];
            memberships?: components["schemas"]["ProfileMembership"][];
            /**
             * @description Companies House numbers.
             * @example [
             *       "09481157"
             *     ]
             */
            companies?: string[];
            audience?: components["schemas"]["ProfileAudienceUpdate"];
            /** @description Removes the picture. */
            profileImage?: null;
            /** @description Removes the cover. */
            coverImage?: null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description New pictures, and what else changes. */
        ProfileUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, shown as a circle.
             */
            image?: string;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, shown above the profile.
             */
            cover?: string;
            profile?: components["schemas"]["ProfileUpdate"];
        };
        BusinessService: {
            /** Format: not-blank */
            name: string;
            /** @description Least price, £. */
            priceFrom?: number | null;
            /**
             * @description What the price is for.
             * @example per month
             */
            unit?: string | null;
        };
        BusinessHours: {
            /** @description 1 = Monday. */
            day: number;
            /** @example 09:00 */
            open: string;
            /**
             * @description After `open`.
             * @example 17:30
             */
            close: string;
        };
        BusinessAccreditation: {
            /**
             * Format: not-blank
             * @example ARLA Propertymark
             */
            body: string;
            /** Format: not-blank */
            number: string;
        };
        /**
         * @description What a member may do for a business.
         * @enum {string}
         */
        BusinessRole: "owner" | "admin" | "member";
        BusinessMember: {
            userId: number;
            role: components["schemas"]["BusinessRole"];
            user: components["schemas"]["Author"];
        };
        /** @description A business and who acts for it. */
        Business: {
            /** Format: uuid */
            id: string;
            /**
             * Format: not-blank
             * @example Reyes Sourcing
             */
            name: string;
            /**
             * @description Of the same names as members'.
             * @example reyes.sourcing
             */
            username: string;
            /** @description A file under the owner's media path. */
            profileImage: string | null;
            authUser: components["schemas"]["Author"];
            /**
             * @description The name of its business type.
             * @example Letting Agents
             */
            type: string;
            tagline: string | null;
            about: string | null;
            town: string | null;
            /**
             * @description First half of its postcode.
             * @example LS1
             */
            outcode: string | null;
            services: components["schemas"]["BusinessService"][];
            /**
             * @description First halves of the postcodes it covers.
             * @example [
             *       "LS1",
             *       "LS6"
             *     ]
             */
            areas: string[];
            /** @example 0113 496 0147 */
            phone: string | null;
            /** Format: email */
            email: string | null;
            /** Format: uri */
            website: string | null;
            /** @description Opening hours; a day that is missing is closed. */
            hours: components["schemas"]["BusinessHours"][];
            accreditations: components["schemas"]["BusinessAccreditation"][];
            /**
             * @description At Companies House.
             * @example 08812346
             */
            companyNumber: string | null;
            /** @description Who acts for it, the owner first. */
            members: components["schemas"]["BusinessMember"][];
            /**
             * @description Mean of its reviews.
             * @example 4.6
             */
            rating: number | null;
            reviewCount: number;
            /** @description Checked by the site. */
            verified: boolean;
            myRole: components["schemas"]["BusinessRole"] | null;
            /** @description From the place that was asked for; null without one. */
            distanceMiles: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        BusinessPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Business"][];
        };
        NewBusiness: {
            /**
             * Format: not-blank
             * @example Reyes Sourcing
             */
            name: string;
            /**
             * @description Of the same names as members'.
             * @example reyes.sourcing
             */
            username: string;
            /**
             * @description The name of its business type.
             * @example Letting Agents
             */
            type: string;
            tagline?: string | null;
            about?: string | null;
            town?: string | null;
            /**
             * @description First half of its postcode.
             * @example LS1
             */
            outcode?: string | null;
            services?: components["schemas"]["BusinessService"][];
            /**
             * @description First halves of the postcodes it covers.
             * @example [
             *       "LS1",
             *       "LS6"
             *     ]
             */
            areas?: string[];
            /** @example 0113 496 0147 */
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: uri */
            website?: string | null;
            /** @description Opening hours; a day that is missing is closed. */
            hours?: components["schemas"]["BusinessHours"][];
            accreditations?: components["schemas"]["BusinessAccreditation"][];
            /**
             * @description At Companies House.
             * @example 08812346
             */
            companyNumber?: string | null;
        };
        BusinessMemberUpdate: {
            userId: number;
            role: components["schemas"]["BusinessRole"];
        };
        /** @description The given fields are changed. */
        BusinessUpdate: {
            /**
             * Format: not-blank
             * @example Reyes Sourcing
             */
            name?: string;
            /**
             * @description Of the same names as members'.
             * @example reyes.sourcing
             */
            username?: string;
            /**
             * @description The name of its business type.
             * @example Letting Agents
             */
            type?: string;
            tagline?: string | null;
            about?: string | null;
            town?: string | null;
            /**
             * @description First half of its postcode.
             * @example LS1
             */
            outcode?: string | null;
            services?: components["schemas"]["BusinessService"][];
            /**
             * @description First halves of the postcodes it covers.
             * @example [
             *       "LS1",
             *       "LS6"
             *     ]
             */
            areas?: string[];
            /** @example 0113 496 0147 */
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: uri */
            website?: string | null;
            /** @description Opening hours; a day that is missing is closed. */
            hours?: components["schemas"]["BusinessHours"][];
            accreditations?: components["schemas"]["BusinessAccreditation"][];
            /**
             * @description At Companies House.
             * @example 08812346
             */
            companyNumber?: string | null;
            /** @description All of them, exactly one the owner. */
            members?: components["schemas"]["BusinessMemberUpdate"][];
            /** @description By an admin of the site. */
            verified?: boolean;
            /** @description Removes the picture. */
            profileImage?: null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A new picture, and what else changes. */
        BusinessUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF.
             */
            image?: string;
            business?: components["schemas"]["BusinessUpdate"];
        };
        /** @enum {string} */
        BusinessTypeGroup: "professional" | "finance" | "trade" | "agency" | "service";
        /** @description A kind of business. */
        BusinessType: {
            /** Format: uuid */
            id: string;
            /** @example Solicitors & Conveyancers */
            name: string;
            /**
             * @description The name for an address; made from it.
             * @example solicitors-conveyancers
             */
            slug: string;
            group: components["schemas"]["BusinessTypeGroup"];
            /** @description Place in the rail. */
            order: number;
            /** @description How many businesses have it. */
            count: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        BusinessTypePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["BusinessType"][];
        };
        NewBusinessType: {
            /** Format: not-blank */
            name: string;
            group: components["schemas"]["BusinessTypeGroup"];
            /** @description The last place when left out. */
            order?: number;
        };
        BusinessTypeUpdate: {
            /** Format: not-blank */
            name?: string;
            group?: components["schemas"]["BusinessTypeGroup"];
            order?: number;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        UserResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user";
            id: number;
            /** @example Priya Raman */
            fullName: string;
            /** @example priya.raman */
            username: string;
            profileImage: string | null;
        };
        BusinessResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "business";
            /** @example Pritchard Lettings */
            name: string;
            username: string;
            profileImage: string | null;
            /** @description Whose business it is. */
            authUser: {
                id: number;
            };
        };
        BusinessTypeResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessType";
            /** @example Solicitors & Conveyancers */
            name: string;
        };
        /** @description A property of mine. */
        PropertyResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "property";
            /** Format: uuid */
            uuid: string;
            /** @example 14 Heathfield Terrace, Leeds LS12 3PA */
            fullAddress: string;
            propertyEvaluation: {
                title: string;
            } | null;
        };
        ArticleResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "article";
            /** Format: uuid */
            uuid: string;
            /** @description The box shows at most 37 characters of it. */
            title: string;
            image: string | null;
            authUser: {
                id: number;
            };
        };
        SearchResult: components["schemas"]["UserResult"] | components["schemas"]["BusinessResult"] | components["schemas"]["BusinessTypeResult"] | components["schemas"]["PropertyResult"] | components["schemas"]["ArticleResult"];
        SearchResults: components["schemas"]["SearchResult"][];
        /** @description Somebody in a conversation, and how far they have read. */
        ChatMember: {
            user: components["schemas"]["Author"];
            /**
             * @description The owner of a group removes others; in a conversation of two both are members.
             * @enum {string}
             */
            role: "owner" | "member";
            /** @description The newest message they have read; null when none or when they do not say. */
            lastReadId: number | null;
            /** Format: date-time */
            joinedAt: string;
        };
        /** @description The message that this one answers, as far as a quotation needs it. */
        QuotedMessage: {
            id: number;
            sender: components["schemas"]["Author"];
            /** @description Its beginning; empty when `deleted`. */
            content: string;
            deleted: boolean;
        };
        /** @description An uploaded file; its media path is `{ownerId}/media/{file}`. */
        ChatFile: {
            /** @enum {string} */
            kind: "image" | "document";
            ownerId: number;
            /** @example message-31.pdf */
            file: string;
            /**
             * @description As the sender called it.
             * @example Gas certificate 2026.pdf
             */
            name: string;
            /** @example application/pdf */
            mime: string;
            /** @description In bytes. */
            size: number;
            /** @description What an image shows; empty for documents. */
            alt: string;
        };
        /** @enum {string} */
        ChatCardKind: "evaluation" | "listing" | "property" | "contact";
        /** @description A record shown as a card, as it was when it was sent. */
        ChatCard: {
            kind: components["schemas"]["ChatCardKind"];
            refId: string;
            snapshot: components["schemas"]["Snapshot"];
        };
        ChatAttachment: components["schemas"]["ChatFile"] | components["schemas"]["ChatCard"];
        Message: {
            /**
             * @description Grows with time.
             * @example 104
             */
            id: number;
            conversation: {
                id: number;
            };
            sender: components["schemas"]["Author"];
            /**
             * @description Markdown with maths; empty when deleted, and when attachments say it all.
             * @example The yield is $$\frac{13800}{180000}$$, before voids.
             */
            content: string;
            /** @description The name its sender's client gave it. */
            clientId: string;
            replyTo: components["schemas"]["QuotedMessage"] | null;
            attachments: components["schemas"]["ChatAttachment"][];
            /**
             * @description Who reacted, by emoji: ids of members, first come first.
             * @example {
             *       "👍": [
             *         2,
             *         6
             *       ]
             *     }
             */
            reactions: {
                [key: string]: number[];
            };
            /**
             * @description Of a message of mine: `sent`, `delivered` once every other member was online since, `read` once every one has read
             *     it. Of others': `read` or `delivered`. Clients add `sending` and `failed`.
             * @enum {string}
             */
            status: "sent" | "delivered" | "read";
            /** @description Kept at hand for everybody in the conversation. */
            pinned: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            /**
             * Format: date-time
             * @description When its sender deleted it for everyone.
             */
            deletedAt: string | null;
        };
        /** @description A conversation as I see it. Members who have left are not listed. */
        Conversation: {
            /** @example 12 */
            id: number;
            /**
             * @description A group's own name; null shows the participants' names.
             * @example Leeds HMO owners
             */
            name: string | null;
            isGroup: boolean;
            /** @description Everybody in it, me included. */
            participants: components["schemas"]["ChatMember"][];
            lastMessage: components["schemas"]["Message"] | null;
            /** @description Messages by others that I have not read. */
            unreadCount: number;
            /** @description I marked it unread; stays until I read on. */
            isMarkedUnread: boolean;
            /** @description The newest message I have read; the unread divider stands after it. */
            lastReadId: number | null;
            /** @description Its messages make no notifications. */
            muted: boolean;
            /** @description Stands on top of my list. */
            pinned: boolean;
            /** @description Not in my list, only under the filter `archived`. */
            archived: boolean;
            /** @description Somebody I am not connected with has written to me and I have not answered. */
            isRequest: boolean;
            /** @description False when I have left, and between two of whom one has blocked the other. */
            canWrite: boolean;
            /**
             * Format: uuid
             * @description The evaluation it is about.
             */
            dealRef: string | null;
            /**
             * @description Mine.
             * @enum {string}
             */
            role: "owner" | "member";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its name, deal or members last changed.
             */
            updatedAt: string;
        };
        ConversationPage: {
            page: number;
            totalPages: number;
            total: number;
            /** @description How many of my conversations are unread, muted and archived ones aside; the figure at Chat in the sidebar. */
            unreadTotal: number;
            data: components["schemas"]["Conversation"][];
        };
        NewConversation: {
            /**
             * @description Whom to talk with; more than one, or a name, makes a group.
             * @example [
             *       2
             *     ]
             */
            userIds: number[];
            /** Format: not-blank */
            name?: string;
            /**
             * Format: uuid
             * @description The evaluation it is about.
             */
            dealRef?: string;
        };
        /** @description The given fields change. `name`, `dealRef` and the members are everybody's, the rest is mine alone. */
        ConversationUpdate: {
            /**
             * Format: not-blank
             * @description Groups only.
             */
            name?: string;
            /** Format: uuid */
            dealRef?: string | null;
            /** @description Groups only; they see what is written from then on. */
            addUserIds?: number[];
            /** @description The owner's right. */
            removeUserIds?: number[];
            /**
             * @description Groups only. What was written so far stays readable; a leaving owner hands over to the longest-standing member.
             * @constant
             */
            leave?: true;
            muted?: boolean;
            pinned?: boolean;
            archived?: boolean;
            /** @description Marks it unread, or takes the mark back. */
            unread?: boolean;
            /**
             * @description The newest message on screen. Reading never goes back; it clears the mark, and the conversation's notifications of
             *     type 6 are read with it. This is what opening a conversation sends.
             */
            readUpTo?: number;
            /**
             * Format: date-time
             * @description The state an edit of name, deal or members began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description Newest first; page 1 is the newest. */
        MessagePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Message"][];
        };
        /** @description `content` is its sender's, within 15 minutes; `reaction` and `pinned` are everybody's in the conversation. */
        MessageUpdate: {
            /** Format: not-blank */
            content?: string;
            /**
             * @description One emoji a member; null takes it back.
             * @example 👍
             */
            reaction?: string | null;
            pinned?: boolean;
            /**
             * Format: date-time
             * @description The state an edit of the text began from; another one is answered with 409.
             */
            editedAt?: string | null;
        };
        NewMessageCard: {
            kind: components["schemas"]["ChatCardKind"];
            refId: string;
        };
        /** @description Records to show as cards; the server takes the snapshots. */
        NewMessageCards: components["schemas"]["NewMessageCard"][];
        /** @description Text, cards or both. */
        NewMessage: {
            conversationId: number;
            /** @description May be empty beside attachments. */
            content: string;
            /** @description Sent again with a retry; the server keeps one message for it. */
            clientId: string;
            /** @description A message of the same conversation. */
            replyToId?: number;
            attachments?: components["schemas"]["NewMessageCards"];
        };
        /** @description A message with files. Text fields as in `NewMessage`; `attachments` travels as JSON. */
        NewMessageForm: {
            conversationId: number;
            content: string;
            clientId: string;
            replyToId?: number;
            attachments?: components["schemas"]["NewMessageCards"];
            /** @description Each at most 5 MB. */
            images?: string[];
            /** @description What each image shows, in the order of the images. */
            alts?: string[];
            /** @description Each at most 20 MB. */
            documents?: string[];
        };
    };
    responses: {
        /** @description No session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request could not be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Fields break a rule; `errors` names them. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A session, but no right to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Asked too often; `Retry-After` says when to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No such record, or not one the asker may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description It was changed elsewhere, or it exists already. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description One-based page number; past the last page the list is empty. */
        Page: number;
        /** @description The record's id. */
        Id: number;
        /** @description The record's id. */
        Uuid: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthUserUpdate"];
            };
        };
        responses: {
            /** @description The person as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description Ends all my other sessions instead, and keeps this one. Needs a session. */
                others?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailRequest"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmationRequest"];
            };
        };
        responses: {
            /** @description On its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Part of a full name or username; case does not matter. */
                query?: string;
                /** @description Only members I am not connected with, most mutual connections first. */
                suggested?: boolean;
                /** @description Only my connections. */
                connected?: boolean;
                /** @description Only members who do this. */
                role?: components["schemas"]["MemberRole"];
                /** @description A town, or the beginning of an outward postcode. */
                area?: string;
                /** @description Only members who invest this way. */
                strategy?: components["schemas"]["Strategy"];
                /** @description Only members who are online and let others see it. */
                online?: boolean;
                /** @description By name, newest member first, or last seen first; suggestions come by mutual connections when left out. */
                sort?: "name" | "-joinedAt" | "-lastSeenAt";
                /** @description The register of all members with their accounts, me and the suspended included; for admins only. */
                admin?: boolean;
                /** @description Only accounts in this state; for admins only. */
                status?: components["schemas"]["AccountStatus"];
                /** @description Only accounts with this access; for admins only. */
                accountRole?: "user" | "admin";
                /** @description Only accounts on this plan; for admins only. */
                plan?: "free" | "pro" | "business";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members, twenty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered and signed in; the cookie is set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only connections in this state. */
                status?: "pending" | "accepted" | "declined" | "blocked";
                /** @description Requests to me or from me. */
                direction?: "in" | "out";
                /** @description Part of the other member's name or username, of my note, or one of my tags. */
                query?: string;
                /** @description Newest first, by name, or who is online first. */
                sort?: "recent" | "name" | "online";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of connections, twenty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    requestConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionRequest"];
            };
        };
        responses: {
            /** @description Asked, and the member gets a notification of type 1; or blocked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionUpdate"];
            };
        };
        responses: {
            /** @description The connection as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Which posts. `for-you`: mine, my connections' and theirs'; `connections`: mine and my connections'; `deals`: of
                 *     `for-you` those about a deal or a home; `saved`: those I kept, whoever wrote them.
                 */
                feed?: "for-you" | "connections" | "deals" | "saved";
                /** @description Newest first, or those with most reactions and comments first. */
                sort?: "latest" | "top";
                /** @description All posts of this member, by id, their pinned one first; `feed` does not count then. */
                author?: number;
                /** @description Only posts with this tag, in any case, without the */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts, twenty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPost"];
                "multipart/form-data": components["schemas"]["NewPostForm"];
            };
        };
        responses: {
            /** @description Posted; mentioned members get a notification of type 7. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostUpdate"];
            };
        };
        responses: {
            /** @description The post as saved; an edited text is marked and its earlier one kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most liked, newest or oldest first. */
                sort?: "top" | "newest" | "oldest";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments, ten at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
                "multipart/form-data": components["schemas"]["NewCommentForm"];
            };
        };
        responses: {
            /** @description Commented; the author of the post or comment gets a notification of type 3 or 4. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listReplies: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The comment's id; for PUT and DELETE also a reply's. Comments and replies share one sequence of ids. */
                x: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of replies, twenty at a time, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The comment's id; for PUT and DELETE also a reply's. Comments and replies share one sequence of ids. */
                x: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            /** @description As saved, marked edited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The comment's id; for PUT and DELETE also a reply's. Comments and replies share one sequence of ids. */
                x: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    likeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikeRequest"];
            };
        };
        responses: {
            /** @description As it is now; the author gets a notification of type 9. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    likeReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikeRequest"];
            };
        };
        responses: {
            /** @description As it is now; the author gets a notification of type 10. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listReactions: {
        parameters: {
            query: {
                /** @description The post. */
                postId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All reactions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    react: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReaction"];
            };
        };
        responses: {
            /** @description The reaction; the author gets a notification of type 5 for the first one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only unread ones. */
                unread?: boolean;
                /**
                 * @description Only these types, by their ids.
                 * @example [
                 *       3,
                 *       4,
                 *       7
                 *     ]
                 */
                type?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications, twenty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkAllRequest"];
            };
        };
        responses: {
            /** @description All read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /** @description Wanted width in pixels, from the ladder of device and image sizes. */
                w?: number;
                /** @description Wanted quality. */
                q?: number;
            };
            header?: never;
            path: {
                /** @description Whose file it is. */
                ownerId: string;
                /** @description The file's name. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description `attachment` with the file's own name for documents. */
                    "Content-Disposition"?: string;
                    /** @description Always `nosniff`. */
                    "X-Content-Type-Options"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "video/*": string;
                    "application/*": string;
                    "text/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description If that address has an account, a link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setNewPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignIn"];
            };
        };
        responses: {
            /** @description Signed in with the cookie set, linked, or to be registered first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signInWithFacebook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacebookSignIn"];
            };
        };
        responses: {
            /** @description Signed in with the cookie set, linked, or to be registered first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signInWithApple: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppleSignIn"];
            };
        };
        responses: {
            /** @description Signed in with the cookie set, linked, or to be registered first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only invitations in this state. */
                status?: components["schemas"]["InvitationStatus"];
                /** @description The code of an invitation, or of a member's personal link. */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invitations, fifty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    inviteUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description Invited. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The account as saved; as its owner sees it, or as admins do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    checkUsername: {
        parameters: {
            query: {
                /** @description The wanted name; upper and lower case are the same. */
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is free, and if not, why and what is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsernameAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @description My own profile as others see it; of another member's profile it changes nothing. */
                as?: "public" | "members" | "connections";
            };
            header?: never;
            path: {
                /** @description A username; if nobody has it, a member's id. A username given up leads to who had it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A username; if nobody has it, a member's id. A username given up leads to who had it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
                "multipart/form-data": components["schemas"]["ProfileUpload"];
            };
        };
        responses: {
            /** @description The profile as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description The name or slug of a business type; an unknown one finds businesses of all types. */
                businessType?: string;
                /** @description A postcode, the first half of one, or a town. */
                near?: string;
                /** @description How far from `near`, in miles; 25 when left out. */
                radius?: number;
                /** @description Part of a name, tagline or service. */
                query?: string;
                /** @description Only businesses with an accreditation by this body. */
                accreditation?: string;
                /** @description The one business with this username. */
                username?: string;
                /** @description Only businesses I act for. */
                mine?: boolean;
                /** @description Best match, nearest, newest, best rated, or by name. Best match: verified ones first, then by rating; with `near` the nearest. */
                sort?: "relevance" | "nearest" | "-createdAt" | "-rating" | "name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of businesses, twenty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBusiness"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessUpdate"];
                "multipart/form-data": components["schemas"]["BusinessUpload"];
            };
        };
        responses: {
            /** @description The business as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listBusinessTypes: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of types, fifty at a time, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createBusinessType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBusinessType"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateBusinessType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessTypeUpdate"];
            };
        };
        responses: {
            /** @description The type as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteBusinessType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description What was typed, without the space around it. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, of all types together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description All but archived ones, or only these; `deals` are those about an evaluation. */
                filter?: "all" | "unread" | "groups" | "deals" | "archived";
                /** @description Only those with this in the name, in a participant's name or username, or in the last message. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations, thirty at a time, pinned ones first, then by their last message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConversation"];
            };
        };
        responses: {
            /** @description The conversation of the two that there was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Started; nobody is told before the first message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationUpdate"];
            };
        };
        responses: {
            /** @description As it is now; readers are told to the others by the socket's `messageRead`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone for me. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Answers the page that holds this message, whatever `page` says. */
                around?: number;
                /** @description Only messages with this in the text. */
                query?: string;
                /** @description Only pinned ones. */
                pinned?: boolean;
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages, forty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The message. */
                messageId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageUpdate"];
            };
        };
        responses: {
            /** @description As it is now; everybody in the conversation is told by the socket's `messageChanged`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: {
                /** @description For me alone, which is always possible, or for everyone, which is its sender's right; then a placeholder stays. */
                for?: "me" | "everyone";
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The message. */
                messageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
                "multipart/form-data": components["schemas"]["NewMessageForm"];
            };
        };
        responses: {
            /**
             * @description Sent. The others are told by the socket's `newMessage`, and unless they muted it by one notification of type 6
             *     that stands for all they have not read.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
