// Generated from the contract by `npm run api`. Do not edit.

export interface paths {
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is there a session?
         * @description Any success says that there is one; what the answer holds is our design.
         */
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
         *     password of a suspended account is answered with 403 and the reason. With two-step sign-in on, the right password without
         *     `code` is answered with 401 and the code `two-step`, with a wrong one with 401 and `wrong-code`. A closed account is opened
         *     again by a sign-in within 30 days; later it is answered like an unknown one.
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
    "/posts/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What my network writes about */
        get: operations["listTrendingTags"];
        put?: never;
        post?: never;
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
         * @description Illustrations, avatars, covers and pictures of businesses are public. Every other upload needs a session and the right
         *     to see what it belongs to. Images are shown in place; documents come as attachments. Nothing is ever run: types are not guessed,
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
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I am signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one of my other devices
         * @description The session of the call itself is ended by signing out (409).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn two-step sign-in on */
        put: operations["turnOnTwoStep"];
        /**
         * Begin to set two-step sign-in up
         * @description Answers the secret for an authenticator app. It is on only once a code of that app was sent.
         */
        post: operations["beginTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-step/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-step sign-in off */
        post: operations["turnOffTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I made here, counted */
        get: operations["getMemberData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-data/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My records of one kind, whole
         * @description As the server keeps them, so that an import elsewhere loses nothing.
         */
        get: operations["listMemberRecords"];
        put?: never;
        /**
         * Bring records of mine back
         * @description A record that is not there is added under its id and becomes mine. One of mine that is there is replaced when the given one is
         *     newer. A record whose id belongs to somebody else, that belongs to something that is not there, or that is none, is refused.
         */
        post: operations["importMemberRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close my account
         * @description Hides the account, ends all its sessions and cancels its subscription. A sign-in within 30 days opens it again; then it is
         *     deleted for good.
         */
        post: operations["closeAccount"];
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
         * @description With `code` it needs no session and tells who invites by it, for the card of the registration page; the list is
         *     empty then. Without `code` it lists my own invitations, which needs a session.
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
    "/profiles/{id}/properties": {
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
         * The properties a member shows
         * @description Those that were chosen and not archived, for readers whom the profile's audience of `properties` lets see them; 403 for
         *     others, 404 as for the profile.
         */
        get: operations["listProfileProperties"];
        put?: never;
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
         * @description I become its owner. One member owns at most ten businesses; another is answered with 422. A company number that
         *     another business has is answered with 409 and the code `company-number-taken`.
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
         *     and `declinedReason` only an admin of the site. A picture and documents that prove the business come as a form; a verified
         *     business sends none. A company number that another business has is answered with 409
         *     and the code `company-number-taken`; an edit that began before another with 409 and the code `conflict`.
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
    "/businesses/{id}/enquiries": {
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
        put?: never;
        /**
         * Note that I asked a business for a quote, or about a listing of theirs
         * @description By the message that asked: mine, in the conversation of two with a member who acts for the business, with an evaluation or a listing in it. Whoever asked may
         *     review the business. The same message again changes nothing.
         */
        post: operations["logEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** Reviews of a business */
        get: operations["listBusinessReviews"];
        put?: never;
        /**
         * Review a business
         * @description Once a member, and only after an enquiry; who acts for the business is answered with 403, as is who never asked it. A
         *     second review is answered with 409.
         */
        post: operations["createBusinessReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/{id}/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
                /** @description The review. */
                reviewId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change my review, or answer one
         * @description Stars and text by its author; `reply` by the owner and the admins of the business.
         */
        put: operations["updateBusinessReview"];
        post?: never;
        /**
         * Delete my review
         * @description By its author alone.
         */
        delete: operations["deleteBusinessReview"];
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
        /** Edit my message, react to one, pin one, vote, answer or decide a quote */
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
        /**
         * My thread with Ava
         * @description The latest one; makes one for a member who has none. The client keeps its id with the member (`PUT /auth/auth-user`).
         */
        get: operations["getAvaThread"];
        put?: never;
        /**
         * Begin a new topic with Ava
         * @description Makes a fresh thread, or answers with the latest one where nothing has been written in that yet. The earlier ones stay as they
         *     are. The client keeps the id with the member (`PUT /auth/auth-user`).
         */
        post: operations["createAvaThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ava/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My topics with Ava */
        get: operations["listAvaThreads"];
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
        /** What Ava and I wrote */
        get: operations["getAvaMessages"];
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
        /**
         * Write to Ava
         * @description The answer is Markdown. Math stands in `$$…$$`, `\(…\)` or `\[…\]` only, so that prices stay prices. A figure of an
         *     evaluation is written `[[eval:{uuid}#{field}={value}]]`: the field of its results' headline and the value at the time of writing.
         */
        post: operations["sendAvaMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ava/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say whether an answer of Ava helped */
        put: operations["rateAvaMessage"];
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
        /** How many AI searches are left today */
        get: operations["getAiStatus"];
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
        /**
         * Search in plain words
         * @description Reads the words into the same filters as every other search and answers what they find; it never makes a listing up. With `previousId` the words refine that search. 429 when the day's searches of the plan are used; `Retry-After` says when there are new ones. Further pages, and searches without one of the chips, are smart searches with `explain`.
         */
        post: operations["askPropertySearch"];
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
        /** My saved searches */
        get: operations["listPropertySearches"];
        put?: never;
        /**
         * Save a search
         * @description 409 when I have a search of that name; 403 `plan-limit` when my plan keeps no more.
         */
        post: operations["createPropertySearch"];
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
        /**
         * Change a saved search, or note that I looked at it
         * @description 409 when I have another search of that name, or when it was changed elsewhere. Noting `lookedAt` alone is no edit: `updatedAt` stays.
         */
        put: operations["updatePropertySearch"];
        post?: never;
        /** Delete a saved search */
        delete: operations["deletePropertySearch"];
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
        /**
         * Everything a saved search matches
         * @description Looking changes nothing: the page that was looked at says so by updating `lookedAt` of the search.
         */
        get: operations["listSearchMatches"];
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
        /** Listings by filters */
        get: operations["listListings"];
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
        /** One listing */
        get: operations["getListing"];
        /**
         * Save, hide or report a listing
         * @description Only my own marks change; what is left out stays. Saving what is hidden shows it again, and hiding what is saved lets go of it.
         */
        put: operations["markListing"];
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
        /** Search listings with counts, pins and near misses */
        post: operations["searchListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/property-listings/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every match of a search, for a map
         * @description Up to 5,000 matches one by one, in no order. Where more match, how many there are in which part of the map instead: ask again with narrower `bounds` to see them one by one.
         */
        post: operations["listListingPins"];
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
        /**
         * What a place costs, lets for and how fast
         * @description 404 for a place that is not known, or a listing that is not there.
         */
        get: operations["getListingStats"];
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
        /**
         * The energy certificate of an address
         * @description 404 with the code `epc-not-found` when no certificate is on the register.
         */
        get: operations["getEpcDetails"];
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
        /** Evaluations of mine and shared with me */
        get: operations["listEvaluations"];
        put?: never;
        /** Start an evaluation */
        post: operations["createEvaluation"];
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
        /**
         * One evaluation
         * @description A property of mine without an evaluation is answered with 404 and the code `no-evaluation`.
         */
        get: operations["getEvaluation"];
        /** Change an evaluation */
        put: operations["updateEvaluation"];
        post?: never;
        /** Put an evaluation in the trash */
        delete: operations["deleteEvaluation"];
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
        /** Work a deal out without saving it */
        post: operations["evaluate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluations/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a deal by a link
         * @description Whoever opens it is noted for the deal's owner. A link that is not there (any more) is answered with 404 and the code
         *     `no-link`; one that has ended with 403 and `link-ended`; one that wants a passcode with 403 and `passcode-wanted` or
         *     `passcode-wrong`. More than ten wrong ones in ten minutes are answered with 429.
         */
        post: operations["openEvaluationLink"];
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
        /** Add pictures to an evaluation */
        post: operations["uploadEvaluationImages"];
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
        /** Remove a picture of an evaluation */
        delete: operations["deleteEvaluationImage"];
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
        /** My evaluation profiles */
        get: operations["listEvaluationSettings"];
        put?: never;
        /** Add an evaluation profile */
        post: operations["createEvaluationSetting"];
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
        /** Change an evaluation profile */
        put: operations["updateEvaluationSetting"];
        post?: never;
        /** Delete an evaluation profile */
        delete: operations["deleteEvaluationSetting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluation-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier states of an evaluation
         * @description A state is kept by itself before somebody changes it, once in ten minutes, the last fifty of them; named ones stay.
         */
        get: operations["listEvaluationVersions"];
        put?: never;
        /** Keep the present state of an evaluation under a name */
        post: operations["nameEvaluationVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluation-opinions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask connections for blind second opinions
         * @description Each is told by a message in the conversation with them. While another request for the deal is open, and while
         *     the deal is published (its returns tell the figures), it is answered with 409 and the code `opinions-open` or `published`.
         */
        post: operations["askEvaluationOpinions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evaluation-opinions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A request for blind second opinions
         * @description An asked member sees nothing of what the owner and the others estimate before they have answered.
         */
        get: operations["getEvaluationOpinion"];
        /** Give or change an opinion, or close the request */
        put: operations["updateEvaluationOpinion"];
        post?: never;
        /** Withdraw a request for second opinions */
        delete: operations["withdrawEvaluationOpinion"];
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
        /** Viewings of mine, or that I attend */
        get: operations["listPropertyViewings"];
        put?: never;
        /** Book a viewing */
        post: operations["createPropertyViewing"];
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
        /** One viewing */
        get: operations["readPropertyViewing"];
        /**
         * Change a viewing
         * @description Costs of the checklist are works of the linked deal: a cost that is new here adds a line to its refurbishment, one that changed
         *     or went changes or removes that line, and everything else in the deal stays as it is.
         */
        put: operations["updatePropertyViewing"];
        post?: never;
        /** Delete a viewing */
        delete: operations["deletePropertyViewing"];
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
        /** Tasks and log */
        get: operations["listPropertyActions"];
        put?: never;
        /** Add a task or an entry of the log */
        post: operations["createPropertyAction"];
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
        /** One task or entry of the log */
        get: operations["getPropertyAction"];
        /** Change a task, or tick it off */
        put: operations["updatePropertyAction"];
        post?: never;
        /** Delete a task or an entry of the log */
        delete: operations["deletePropertyAction"];
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
        /** My homes */
        get: operations["listProperties"];
        put?: never;
        /**
         * Add a home
         * @description 403 `plan-limit` when my plan keeps no more.
         */
        post: operations["createProperty"];
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
            path: {
                /** @description The home's id. */
                uuid: string;
            };
            cookie?: never;
        };
        /** One home */
        get: operations["getProperty"];
        /**
         * Change a home
         * @description A home that is sold needs a day and a price. A new current value is added to its valuations.
         */
        put: operations["updateProperty"];
        post?: never;
        /**
         * Delete a home
         * @description Only a home without records can be deleted; one with records is archived by PUT instead.
         */
        delete: operations["deleteProperty"];
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
        /** How a home can earn */
        get: operations["listPropertyModels"];
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
        /** Kinds of buildings */
        get: operations["listPropertyTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My links to packs */
        get: operations["listPropertyPackLinks"];
        put?: never;
        /** Share the pack of a home by a link */
        post: operations["createPropertyPackLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/packs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a link to a pack */
        delete: operations["deletePropertyPackLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/properties/packs/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a pack by a link
         * @description Whoever opens it is noted for its owner. A link that is not there (any more) is answered with 404 and the code `no-link`, one
         *     that has ended with 403 and `link-ended`.
         */
        post: operations["openPropertyPack"];
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
        /** My property managers */
        get: operations["listPropertyManagers"];
        put?: never;
        /** Add a property manager */
        post: operations["createPropertyManager"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One property manager */
        get: operations["getPropertyManager"];
        /**
         * Change a property manager
         * @description `propertyIds` says who is in charge of a home; a home has one manager.
         */
        put: operations["updatePropertyManager"];
        post?: never;
        /**
         * Delete a property manager
         * @description Not while homes are in their charge.
         */
        delete: operations["deletePropertyManager"];
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
        /** My contacts */
        get: operations["listContacts"];
        put?: never;
        /** Add a contact */
        post: operations["createContact"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One contact */
        get: operations["getContact"];
        /**
         * Change a contact
         * @description With `mergeFrom` all links of another contact come to this one, and the other goes.
         */
        put: operations["updateContact"];
        post?: never;
        /**
         * Delete a contact
         * @description Not while tenancies or maintenance need them.
         */
        delete: operations["deleteContact"];
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
        /** My homes run by the night */
        get: operations["listPropertySaManagements"];
        put?: never;
        /** Add how a home is run by the night */
        post: operations["createPropertySaManagement"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One record of a home run by the night */
        get: operations["getPropertySaManagement"];
        /** Change how a home is run by the night */
        put: operations["updatePropertySaManagement"];
        post?: never;
        /** Delete how a home is run by the night */
        delete: operations["deletePropertySaManagement"];
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
        /** My rooms */
        get: operations["listPropertyRooms"];
        put?: never;
        /** Add a room */
        post: operations["createPropertyRoom"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One room */
        get: operations["getPropertyRoom"];
        /**
         * Change a room
         * @description Photographs come as a form; to take some away, `images` names those that stay, in their order.
         */
        put: operations["updatePropertyRoom"];
        post?: never;
        /**
         * Delete a room
         * @description Not while tenancies or maintenance need it.
         */
        delete: operations["deletePropertyRoom"];
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
        /** My energy certificates */
        get: operations["listPropertyEpcs"];
        put?: never;
        /** Add an energy certificate */
        post: operations["createPropertyEpc"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One energy certificate */
        get: operations["getPropertyEpc"];
        /** Change an energy certificate */
        put: operations["updatePropertyEpc"];
        post?: never;
        /** Delete an energy certificate */
        delete: operations["deletePropertyEpc"];
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
        /** My schedules */
        get: operations["listSchedules"];
        put?: never;
        /** Add a schedule */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of its link. */
                token: string;
            };
            cookie?: never;
        };
        /**
         * A schedule that somebody shared
         * @description For whoever is signed in and has the link, while it is open.
         */
        get: operations["getSharedSchedule"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One schedule */
        get: operations["getSchedule"];
        /** Change a schedule */
        put: operations["updateSchedule"];
        post?: never;
        /** Delete a schedule */
        delete: operations["deleteSchedule"];
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
        /** Films */
        get: operations["listVideos"];
        put?: never;
        /** Add a film */
        post: operations["createVideo"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One film */
        get: operations["getVideo"];
        /** Change a film */
        put: operations["updateVideo"];
        post?: never;
        /** Delete a film */
        delete: operations["deleteVideo"];
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
        /** My maintenance jobs */
        get: operations["listPropertyMaintenances"];
        put?: never;
        /** Add a maintenance job */
        post: operations["createPropertyMaintenance"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One maintenance job */
        get: operations["getPropertyMaintenance"];
        /**
         * Change a maintenance job
         * @description A status may only move as `moves` says. A deferred job needs a day to come. A completed job with an actual cost makes one expense.
         */
        put: operations["updatePropertyMaintenance"];
        post?: never;
        /** Delete a maintenance job */
        delete: operations["deletePropertyMaintenance"];
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
        /** Kinds of rooms */
        get: operations["listRooms"];
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
        /** My mortgages */
        get: operations["listMortgages"];
        put?: never;
        /** Add a mortgage */
        post: operations["createMortgage"];
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
        /** Change a mortgage */
        put: operations["updateMortgage"];
        post?: never;
        /**
         * Delete a mortgage
         * @description Its transactions stay in the books; its recurring payments and renewal dates go with it.
         */
        delete: operations["deleteMortgage"];
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
        /** My tenancies */
        get: operations["listTenancies"];
        put?: never;
        /**
         * Add a tenancy
         * @description 409 when a tenancy of the same property or room covers some of the same days. A deposit above the cap is taken, and answered with a warning.
         */
        post: operations["createTenancy"];
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
        /**
         * Change a tenancy
         * @description A rise that comes too early is answered with 422 on `proposedFrom`, which names the earliest day; 409 for a status that cannot follow and for overlapping days. Taking over the proposed rent clears the proposal. Ending keeps the ledger and ends the recurring payments.
         */
        put: operations["updateTenancy"];
        post?: never;
        /**
         * Delete a tenancy
         * @description 409 once money was confirmed for it; end it instead.
         */
        delete: operations["deleteTenancy"];
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
        /**
         * My transactions
         * @description Recurring payments that fell due since the last reading become transactions first. A transaction is about each home that a part of it is of.
         */
        get: operations["listTransactions"];
        put?: never;
        /**
         * Add a transaction or import a statement
         * @description Imported rows are outstanding. A category or property that a row leaves out is suggested from earlier ones with the same description.
         */
        post: operations["createTransaction"];
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
        /**
         * Change a transaction
         * @description 409 for a status that cannot follow, and for changing a reconciled one otherwise than by taking the reconciliation back.
         */
        put: operations["updateTransaction"];
        post?: never;
        /**
         * Delete a transaction
         * @description 409 for a reconciled one.
         */
        delete: operations["deleteTransaction"];
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
        /** My recurring payments */
        get: operations["listRecurringPayments"];
        put?: never;
        /** Add a recurring payment */
        post: operations["createRecurringPayment"];
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
        /** Change a recurring payment */
        put: operations["updateRecurringPayment"];
        post?: never;
        /** Delete a recurring payment */
        delete: operations["deleteRecurringPayment"];
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
        /** My renewal dates */
        get: operations["listRenewalDates"];
        put?: never;
        /** Add a renewal date */
        post: operations["createRenewalDate"];
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
        /** Change a renewal date */
        put: operations["updateRenewalDate"];
        post?: never;
        /** Delete a renewal date */
        delete: operations["deleteRenewalDate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/renewal-dates/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of my calendar of renewal dates */
        get: operations["getRenewalCalendar"];
        put?: never;
        /**
         * Make a new address for my calendar of renewal dates
         * @description The one before ends with it.
         */
        post: operations["createRenewalCalendar"];
        /** End the address of my calendar of renewal dates */
        delete: operations["deleteRenewalCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/renewal-dates/calendar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address, with `.ics` behind it or without. */
                token: string;
            };
            cookie?: never;
        };
        /**
         * A member’s renewal dates as iCalendar
         * @description Public for whoever knows the address: calendar programs have no session. What doesn’t apply or has no day is left out.
         */
        get: operations["getRenewalCalendarFile"];
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
        /** My documents */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Upload a document
         * @description One file a call. 413 above 25 MB, 422 above 20 MB, for other types, and when it would exceed the storage of the plan.
         */
        post: operations["createDocument"];
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
        /** Change a document */
        put: operations["updateDocument"];
        post?: never;
        /** Delete a document */
        delete: operations["deleteDocument"];
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
        /** My folders */
        get: operations["listFolders"];
        put?: never;
        /** Add a folder */
        post: operations["createFolder"];
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
        /**
         * Change a folder
         * @description Moving a folder into itself or into one of its own is answered with 422 on `parentId`; 403 for a system folder, 409 for a name its place has already.
         */
        put: operations["updateFolder"];
        post?: never;
        /**
         * Delete a folder
         * @description 403 for a system folder, 409 for one that holds something.
         */
        delete: operations["deleteFolder"];
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
        /** My companies */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Add a company
         * @description 409 when a company of mine has the number already.
         */
        post: operations["createCompany"];
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
        /** Change a company */
        put: operations["updateCompany"];
        post?: never;
        /**
         * Delete a company
         * @description 409 while it owns property or owes a mortgage.
         */
        delete: operations["deleteCompany"];
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
        /** Search the register of companies */
        get: operations["searchCompanies"];
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
        /** Charges of a company */
        get: operations["listCharges"];
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
        /** Legal forms of companies */
        get: operations["listCompanyTypes"];
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
        /**
         * Begin to pay for a plan
         * @description Opens a checkout. A member with a running subscription changes it by upgrade or downgrade instead, and gets 409 here.
         */
        post: operations["subscribe"];
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
        /**
         * How far a checkout has got
         * @description `open`, then `processing`, then `complete`: the plan is the member's from then on. One that the bank refuses is `failed`, one
         *     that the member left is `cancelled`. A checkout that nobody finishes within a day is `expired`, and so is one that another
         *     checkout overtook.
         */
        get: operations["getCheckoutStatus"];
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
        /**
         * Go over to a larger plan, or from months to years, at once
         * @description What is left of the paid period is credited to the second, the rest of it on the new plan is charged. From months to years
         *     a new period begins. The present plan and interval take back a planned downgrade or cancellation. A year goes on to its
         *     end before it can become months (422).
         */
        put: operations["upgradeSubscription"];
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
        /**
         * Go over to a smaller plan, or cancel, at the end of the period
         * @description Nothing is charged or lost before that day. The free plan cancels. What exceeds the limits of the smaller plan is listed: it
         *     stays readable and is never deleted. The present plan takes the change back.
         */
        put: operations["downgradeSubscription"];
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
        /**
         * The payment provider's own pages
         * @description Cards and invoice addresses are changed there. An open payment is paid there too.
         */
        post: operations["openBillingPortal"];
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
        /** My payments */
        get: operations["listPayments"];
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
        /** My plan, what it allows and how much of it I use */
        get: operations["getUserSubscription"];
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
        /**
         * The next invoice
         * @description As things are, or, with `planId`, as it would be after a change to that plan.
         */
        get: operations["getUpcomingInvoice"];
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
        /** My place on the mailing list, or the whole list for an admin */
        get: operations["listMailingListEntries"];
        put?: never;
        /**
         * Go on the mailing list
         * @description Public. Whether an address is on the list already cannot be told from the answer: its topics are added to the earlier ones.
         *     Signed in and with my own address, the topics replace the earlier ones.
         */
        post: operations["joinMailingList"];
        /**
         * Leave the mailing list
         * @description Public, so that the link of a mail does it in one step. Saying it twice changes nothing.
         */
        delete: operations["leaveMailingList"];
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
        /** My applications for beta features, or everybody's for an admin */
        get: operations["listBetaApplications"];
        put?: never;
        /**
         * Apply for a beta feature
         * @description Once a feature; the second is answered with 409.
         */
        post: operations["createBetaApplication"];
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
        /**
         * Decide on an application
         * @description For admins. The member gets a mail.
         */
        put: operations["updateBetaApplication"];
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
        /** My tickets, or everybody's for an admin */
        get: operations["listSupportTickets"];
        put?: never;
        /**
         * Ask for help, or report content
         * @description Public. A signed-in member need not give name and e-mail; everybody else must. Reports of content have the topic `report`, need
         *     a session, and name the content in `context` (`kind`, `id`, `reason`); their message may be left out. A second report of the same
         *     content by the same member is answered with the first one's reference.
         */
        post: operations["createSupportTicket"];
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
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        /** One ticket */
        get: operations["getSupportTicket"];
        /**
         * Reply to a ticket, close it, or claim it
         * @description A reply of an admin makes it `answered` and is mailed; a reply of the member opens it again. A ticket that another admin has
         *     claimed is answered with 409. An `action` decides on a report, which is done once: it is carried out and closes the ticket;
         *     another one is answered with 409, one that is not among the report's `actions` with 422.
         */
        put: operations["updateSupportTicket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of the whole site
         * @description For admins.
         */
        get: operations["getAdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What admins did
         * @description For admins. Entries are written by the server with each act, and never change.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscriptions of members
         * @description For admins. A member without one is not listed.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Features that admins can turn off
         * @description For admins. What is turned off answers its own writes with 403 and the code `turned-off`.
         */
        get: operations["listFeatureFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flags/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn a feature on or off
         * @description For admins. It holds for everyone at once.
         */
        put: operations["updateFeatureFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/turned-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is turned off at the moment
         * @description For everyone, so that a page says so before its form is filled in. Empty while everything is on.
         */
        get: operations["listTurnedOffFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a member the confirmation email again
         * @description For admins. At most five in ten minutes go to one address, the member's own requests included.
         */
        post: operations["sendMemberConfirmation"];
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
        /**
         * Find articles
         * @description Words are looked for in titles and bodies; a word of four letters or more may have one wrong, missing, extra or
         *     swapped letter. Drafts and articles planned for later are shown to their author and to admins only.
         */
        get: operations["listArticles"];
        put?: never;
        /**
         * Write an article
         * @description For admins and for members who have written one before.
         */
        post: operations["createArticle"];
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
            path: {
                /** @description The article's id. */
                uuid: string;
            };
            cookie?: never;
        };
        /** One article */
        get: operations["getArticle"];
        /**
         * Edit an article, or mark it for myself
         * @description Every member may set `saved` and `progress`, which are theirs alone; everything else is for the author and for admins.
         */
        put: operations["updateArticle"];
        post?: never;
        /** Delete an article with its feedback */
        delete: operations["deleteArticle"];
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
        /**
         * Say whether an article helped
         * @description Once a member; said again it replaces the earlier word.
         */
        post: operations["giveArticleFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{uuid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
            };
            cookie?: never;
        };
        /** What I marked in an article */
        get: operations["listArticleNotes"];
        put?: never;
        /**
         * Mark words of an article, with or without a note
         * @description At most two hundred an article. The same words marked again are the mark there is, with the new note where there is one.
         */
        post: operations["createArticleNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{uuid}/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
                /** @description The note's id. */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /** Change the note of a mark */
        put: operations["updateArticleNote"];
        post?: never;
        /** Take a mark away */
        delete: operations["deleteArticleNote"];
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
        /** Categories of articles, in their order */
        get: operations["listArticleCategories"];
        /**
         * Rename, reorder and remove categories
         * @description The whole list in its wanted order. A category that is left out is removed, which is refused with 409 while it holds an
         *     article, published or not. A slug stays as it is when its category is renamed, so that links last.
         */
        put: operations["updateArticleCategories"];
        /** Add a category at the end */
        post: operations["createArticleCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/paths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Paths through the articles, for those who begin */
        get: operations["listArticlePaths"];
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
        /**
         * The blog
         * @description Public. Drafts and posts planned for later are shown to admins only.
         */
        get: operations["listBlogs"];
        put?: never;
        /** Write a blog post */
        post: operations["createBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/feed.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The blog as RSS
         * @description Public. The latest twenty published posts, newest first, for feed readers.
         */
        get: operations["getBlogFeed"];
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
            path: {
                /** @description The post's name in addresses. */
                slug: components["schemas"]["BlogSlug"];
            };
            cookie?: never;
        };
        /** One blog post */
        get: operations["getBlog"];
        /** Edit a blog post */
        put: operations["updateBlog"];
        post?: never;
        /** Delete a blog post */
        delete: operations["deleteBlog"];
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
            /**
             * @description The access of that member now; designed.
             * @enum {string}
             */
            role?: "user" | "admin";
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
        /**
         * @description Where the logo and a sign-in lead.
         * @enum {string}
         */
        StartPage: "/" | "/conversations" | "/property-search" | "/property-evaluations" | "/pipeline" | "/portfolio";
        /**
         * @description By which ways one type of notification reaches me.
         * @example {
         *       "inApp": true,
         *       "email": true,
         *       "sound": false
         *     }
         */
        NotificationChannels: {
            /** @description Off stops new rows of the type; old ones stay. */
            inApp: boolean;
            email: boolean;
            sound: boolean;
        };
        /**
         * @description The hours in which nothing sounds.
         * @example {
         *       "from": "22:00",
         *       "to": "07:00"
         *     }
         */
        QuietHours: {
            /**
             * @description Local time, may lie after `to`.
             * @example 22:00
             */
            from: string;
            /** @example 07:00 */
            to: string;
        };
        /**
         * @description A set of filters under a name.
         * @example {
         *       "name": "Brokers near Leeds",
         *       "search": "near=Leeds&businessType=Mortgage+Brokers"
         *     }
         */
        KeptFilters: {
            /** Format: not-blank */
            name: string;
            /**
             * @description What the address of the page says after its question mark.
             * @example near=Leeds&radius=10
             */
            search: string;
        };
        /**
         * @description A column of the board of deals.
         * @enum {string}
         */
        PipelineStage: "sourced" | "evaluating" | "viewing" | "offer_made" | "offer_accepted" | "conveyancing" | "exchanged" | "completed" | "lost";
        /**
         * @description How I call and use a stage; designed.
         * @example {
         *       "stage": "viewing",
         *       "name": "Seen",
         *       "isHidden": false,
         *       "maxDeals": 5
         *     }
         */
        StagePreference: {
            stage: components["schemas"]["PipelineStage"];
            /**
             * Format: not-blank
             * @description My name for it; null for the usual one.
             */
            name: string | null;
            /** @description Its column is not shown. */
            isHidden: boolean;
            /** @description How many deals it should hold at most; null without a limit. */
            maxDeals: number | null;
        };
        /**
         * @description How the board of deals looks for me, and the cash I have for it; designed.
         * @example {
         *       "stages": [
         *         {
         *           "stage": "viewing",
         *           "name": "Seen",
         *           "isHidden": false,
         *           "maxDeals": 5
         *         }
         *       ],
         *       "cashAvailable": 120000
         *     }
         */
        PipelinePreferences: {
            /** @description My stages in my order; those that are missing follow in the usual order. */
            stages: components["schemas"]["StagePreference"][];
            /** @description £ that I have for deals; null before I say so. */
            cashAvailable: number | null;
        };
        /** @description How the site looks and behaves for one person, and what it may tell others of them. */
        Preferences: {
            /**
             * @description Colours.
             * @default dark
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
            /**
             * @description Keyboard shortcuts of a single key.
             * @default true
             */
            shortcuts: boolean;
            /** @description Less movement, whatever the device says. */
            reducedMotion: boolean;
            startPage: components["schemas"]["StartPage"];
            /** @description Channels by type of notification (1–10, 13 and 101–106); a type that is missing goes by all but sound. */
            notification: {
                [key: string]: components["schemas"]["NotificationChannels"];
            };
            /** @description When nothing sounds. */
            quietHours: components["schemas"]["QuietHours"] | null;
            /**
             * @description One e-mail with the notifications that I have not read, where there are any.
             * @enum {string}
             */
            digest: "off" | "daily" | "weekly";
            /** @description Day of a weekly digest, 1 = Monday. */
            digestDay: number;
            /**
             * @description Others see that I read their messages.
             * @default true
             */
            readReceipts: boolean;
            /**
             * @description Others see that I am online.
             * @default true
             */
            showOnline: boolean;
            /**
             * @description Who knows my e-mail address finds me.
             * @default true
             */
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
            /** @description Members whose acts notify me no more, and whose posts my feed leaves out. */
            mutedUserIds: number[];
            /** @description Members whose new posts I am told of, by a notification of type 101; who is muted notifies me of nothing. */
            postAlertUserIds: number[];
            /** @description Sets of filters of the explore page that I keep, in my order. */
            exploreFilters: components["schemas"]["KeptFilters"][];
            pipeline: components["schemas"]["PipelinePreferences"];
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
            /**
             * @description False for who signs in by a linked sign-in only, so that the last one cannot be unlinked.
             * @default true
             */
            hasPassword: boolean;
            /**
             * Format: date-time
             * @description From when on the username may change again; null when it may now.
             */
            usernameChangeableAt: string | null;
            /** Format: date-time */
            joinedAt: string;
        };
        /**
         * @description What the signed-in person's record takes from outside: the assistant's thread.
         * @example {
         *       "avaThreadId": "thread_1"
         *     }
         */
        AuthUserUpdate: {
            avaThreadId: string;
        };
        /**
         * @description A sign-in by e-mail address or username.
         * @example {
         *       "identifier": "hannah.okafor",
         *       "password": "a long pass phrase",
         *       "remember": true
         *     }
         */
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
            /**
             * @description The second step, where it is on: a code of the authenticator app or a recovery code; designed.
             * @example 492039
             */
            code?: string;
        };
        /** @description A session that a sign-in opened. `startPage` is designed: without it the member's preferences say where a sign-in leads. */
        SignedIn: {
            /**
             * @description Whose session it is.
             * @example 1
             */
            userId: number;
            /** @description True when this sign-in opened a closed account again; designed. */
            reopened?: boolean;
            startPage?: components["schemas"]["StartPage"];
        };
        /**
         * @description The token of the link that confirms an e-mail address.
         * @example {
         *       "token": "c2f1a0d6b7e84"
         *     }
         */
        ConfirmEmailRequest: {
            token: string;
        };
        /**
         * @description Asks for a new e-mail that confirms my address.
         * @example {
         *       "uri": "https://tiebeam.example"
         *     }
         */
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
        /**
         * @description Whether an account may be used.
         * @enum {string}
         */
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
            /** @default Member */
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
            /** @description How many connections the two have in common. */
            mutualCount: number;
            /**
             * Format: date-time
             * @description Null also for who does not let others see it.
             */
            lastSeenAt: string | null;
            strategies: components["schemas"]["Strategy"][];
            /** @description Miles from the place that was asked for, null where either is unknown; only told when one was. */
            distanceMiles?: number | null;
            account?: components["schemas"]["MemberAccount"];
        };
        /** @description A page of members. */
        UserPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["User"][];
        };
        /**
         * @description A new account, by e-mail and password or by a linked sign-in.
         * @example {
         *       "fullName": "Hannah Okafor",
         *       "username": "hannah.okafor",
         *       "email": "hannah@okaforhomes.example",
         *       "password": "a long pass phrase",
         *       "role": "landlord",
         *       "termsAccepted": true
         *     }
         */
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
             * @example Letting agents
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
            /** @default Member */
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
            /** @description Some of them. */
            mutuals?: components["schemas"]["Author"][];
            user: components["schemas"]["Author"];
        };
        /** @description A page of my requests and connections. */
        ConnectionPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Connection"][];
        };
        /**
         * @description Asks a member to connect, or blocks them.
         * @example {
         *       "userId": 2,
         *       "note": "We met at the Leeds landlords’ evening."
         *     }
         */
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
        /**
         * @description An answer to a request, or my own notes on a connection.
         * @example {
         *       "status": "accepted"
         *     }
         */
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
        /**
         * @description What a card of a post shows.
         * @enum {string}
         */
        AttachmentKind: "evaluation" | "listing" | "property" | "article" | "link";
        /** @description A figure of a card, with its name. */
        SnapshotFigure: {
            /** @example Gross yield */
            label: string;
            /**
             * @description Written out with its unit.
             * @example 8.4%
             */
            value: string;
            /**
             * @description Of an evaluation: the figure's name in it, to which a comment can be pinned.
             * @example grossYield
             */
            field?: string;
        };
        /**
         * @description How a deal makes money.
         * @enum {string}
         */
        EvaluationStrategy: "btl" | "brrr" | "hmo" | "sa" | "flip" | "r2r";
        /**
         * @description The nation of the United Kingdom the home lies in.
         * @enum {string}
         */
        EvaluationNation: "england" | "wales" | "scotland" | "northern_ireland";
        /** @description A line of works. */
        RefurbItem: {
            /** @example New boiler */
            name: string;
            /** @description How many, in the unit the line is priced by. */
            qty: number;
            /** @description £ each, before VAT */
            rate: number;
            /** @description % */
            vatPct: number;
        };
        /**
         * @description Whether a loan is paid back as it runs.
         * @enum {string}
         */
        LoanMethod: "interest_only" | "repayment";
        /** @description A room that is let by itself. */
        RoomIncome: {
            /** @example Room 5 */
            name: string;
            /** @description £/month */
            rentPcm: number;
            /** @description m² */
            sqm: number | null;
            /** @description How many people live in it. */
            occupants: number;
        };
        /** @description Some of the inputs, at every depth; lists come whole. */
        SomeEvaluationInputs: {
            /** @description £ */
            price?: number;
            /** @description £ */
            askingPrice?: number | null;
            /**
             * Format: date
             * @description Stamp duty and tax rates are those of this day.
             */
            purchaseDate?: string;
            /** @description £, in place of the computed stamp duty */
            stampDutyOverride?: number | null;
            stampDutyReason?: string | null;
            fees?: {
                /** @description £ */
                legal?: number;
                /** @description £ */
                survey?: number;
                /** @description £ */
                broker?: number;
                /** @description £ */
                mortgageArrangement?: number;
                /** @description £ */
                sourcing?: number;
                /** @description £ */
                auction?: number;
                /** @description £ */
                planning?: number;
                /** @description £ */
                other?: number;
            };
            refurb?: {
                items?: components["schemas"]["RefurbItem"][];
                /** @description % on top of all lines */
                contingencyPct?: number;
            };
            /** @description £ */
            furnishing?: number;
            /** @description £/month while nobody lives there */
            holdingPcm?: number;
            finance?: {
                /**
                 * @description A bridge serves BRRR and flips; lettings are judged by the long loan.
                 * @enum {string}
                 */
                kind?: "cash" | "mortgage" | "bridge";
                /** @enum {string|null} */
                product?: "fixed_2" | "fixed_3" | "fixed_5" | "fixed_10" | "tracker" | "variable" | null;
                /** @description % of the price */
                ltv?: number;
                /** @description % a year */
                rate?: number;
                /** @description Years. */
                termYears?: number;
                method?: components["schemas"]["LoanMethod"];
                /** @description Adds the arrangement fee to the loan. */
                addFee?: boolean;
                bridge?: {
                    /** @description % */
                    ltv?: number;
                    /** @description % a month */
                    monthlyRate?: number;
                    /** @description % of the loan */
                    arrangementPct?: number;
                    /** @description % of the loan */
                    exitPct?: number;
                    /** @description Months. */
                    months?: number;
                };
            };
            refi?: {
                /** @description £, the value after the works */
                gdv?: number | null;
                /** @description % of that value */
                ltv?: number;
                /** @description £ */
                fees?: number;
                /** @description % a year */
                rate?: number;
                method?: components["schemas"]["LoanMethod"];
            };
            income?: {
                /** @description £/month */
                rentPcm?: number | null;
                /** @description £/yr besides rent */
                other?: number;
                rooms?: components["schemas"]["RoomIncome"][];
                /** @description £/night */
                adr?: number | null;
                /** @description % */
                occupancyPct?: number | null;
                /** @description nights */
                avgStay?: number | null;
                /** @description £ a booking, paid by the guest */
                cleaningFee?: number;
            };
            costs?: {
                /** @description % */
                voidPct?: number;
                /** @description % */
                managementPct?: number;
                /** @description % */
                managementVatPct?: number;
                /** @description % */
                maintenancePct?: number;
                /** @description £/yr */
                insurance?: number;
                /** @description £/yr */
                groundRent?: number;
                /** @description £/yr */
                serviceCharge?: number;
                /** @description £/yr */
                licence?: number;
                /** @description £/yr */
                bills?: number;
                /** @description £/yr */
                compliance?: number;
                /** @description £/yr */
                other?: number;
                /** @description £/yr */
                headRent?: number;
                sa?: {
                    /** @description % commission of booking sites */
                    otaPct?: number;
                    /** @description % of the revenue that comes through them */
                    otaSharePct?: number;
                    /** @description £ a booking */
                    cleaningCost?: number;
                    /** @description £/yr */
                    fixed?: number;
                };
            };
            exit?: {
                /** @description £ */
                salePrice?: number | null;
                /** @description Months from purchase to sale. */
                months?: number;
                /** @description % */
                agentPct?: number;
                /** @description % */
                agentVatPct?: number;
                /** @description £ */
                legal?: number;
                /** @description Years that the home is held. */
                holdYears?: number;
            };
            growth?: {
                /** @description % */
                value?: number;
                /** @description % */
                rent?: number;
                /** @description % */
                cost?: number;
            };
            tax?: {
                /** @enum {string} */
                ownership?: "personal" | "joint" | "company";
                /** @enum {string} */
                band?: "basic" | "higher" | "additional";
                /** @description % corporation tax */
                companyRate?: number;
            };
            stress?: {
                /** @description % interest cover wanted */
                icr?: number;
                /** @description % a year it is tested at */
                rate?: number;
            };
        };
        /**
         * @description What readers of an evaluation's card need to run it under their own assumptions: no more than its owner shows. Without
         *     the price the inputs are empty; the price alone comes with `shows.price`; what the home earns, costs to put right and is
         *     worth comes with `shows.costs`. How its owner buys, borrows and is taxed is never in it, nor a name of a room or a work.
         */
        SharedDeal: {
            strategy: components["schemas"]["EvaluationStrategy"];
            nation: components["schemas"]["EvaluationNation"];
            /**
             * @description First half of the postcode.
             * @example LS12
             */
            outcode: string | null;
            inputs: components["schemas"]["SomeEvaluationInputs"];
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
            /** @description £: the price of an evaluation whose owner shows it, the asking price of a listing for sale; null or left out otherwise. */
            price?: number | null;
            deal?: components["schemas"]["SharedDeal"] | null;
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
            /** @description How many reactions of this type. */
            like?: number;
            /** @description How many reactions of this type. */
            congrats?: number;
            /** @description How many reactions of this type. */
            insightful?: number;
            /** @description How many reactions of this type. */
            interested?: number;
            /** @description How many reactions of this type. */
            would_buy?: number;
            /** @description How many reactions of this type. */
            too_dear?: number;
        };
        /**
         * @description What a reaction says.
         * @enum {string}
         */
        ReactionType: "like" | "congrats" | "insightful" | "interested" | "would_buy" | "too_dear";
        /**
         * @description For `would_buy`: what the member would pay, in £; null when they named none, and for every other type.
         * @example 172500
         */
        ReactionPrice: number | null;
        /** @description My own reaction to the post. */
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
        /** @description An answer of a poll, and how many chose it. */
        PollOption: {
            text: string;
            /** @description How many votes it has. */
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
        /**
         * @description `hidden`: I may not read it; `deleted`: it is gone. Neither tells more than its number.
         * @enum {string}
         */
        SharedPostState: "shown" | "hidden" | "deleted";
        /** @description The post that another one passes on, as I may see it now. */
        SharedPost: {
            id: number;
            state: components["schemas"]["SharedPostState"];
            /** @description Null unless it is shown. */
            authUser: components["schemas"]["Author"] | null;
            /** @description Empty unless it is shown. */
            content: string;
            mentions: components["schemas"]["Mention"][];
            /** @description What it shows as a card; null or left out for nothing, and unless it is shown. */
            attachment?: components["schemas"]["Attachment"] | null;
            /**
             * Format: date-time
             * @description Null unless it is shown.
             */
            createdAt: string | null;
        };
        /** @description A text that a post had before an edit. */
        PostVersion: {
            content: string;
            /**
             * Format: date-time
             * @description When the edit replaced it.
             */
            until: string;
        };
        /** @description A post of the feed, as I see it. */
        Post: {
            id: number;
            authUser: components["schemas"]["Author"];
            content: string;
            mentions: components["schemas"]["Mention"][];
            attachment: components["schemas"]["Attachment"] | null;
            audience: components["schemas"]["Audience"];
            /** @description The #words of its text without the #, each once. */
            tags: string[];
            reactionCounts: components["schemas"]["ReactionCounts"];
            myReaction: components["schemas"]["MyReaction"] | null;
            /** @description Comments and replies together. */
            commentCount: number;
            /**
             * @description How many comments speak of each figure of its evaluation, by the name of the figure; a missing one has none.
             * @example {
             *       "grossYield": 2
             *     }
             */
            pinCounts?: {
                [key: string]: number;
            };
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
            /** @description The post that it passes on; null for most. */
            repost?: components["schemas"]["SharedPost"] | null;
            /** @description Its author keeps it on top of their profile. */
            pinned?: boolean;
            /** @description I hear nothing more of it. */
            muted?: boolean;
            /** @description Its author takes no more comments. */
            commentsOff?: boolean;
            /** @description Its earlier texts, oldest first. */
            history?: components["schemas"]["PostVersion"][];
        };
        /** @description A page of posts. */
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
        /**
         * @description What a reader sees besides area, band of prices and returns. Costs tell the price, so they are shown only with it.
         * @example {
         *       "address": false,
         *       "price": true,
         *       "costs": false
         *     }
         */
        EvaluationShows: {
            /** @description The address and the title; the area alone otherwise. */
            address: boolean;
            /** @description The price to the pound; a band of £25,000 otherwise. */
            price: boolean;
            /** @description Stamp duty, all costs, cash needed and what is left each month; on a card also rent, works and values, so that readers can run it with their own numbers. */
            costs: boolean;
        };
        /**
         * @description What a post shall show as a card; the server takes the snapshot.
         * @example {
         *       "kind": "evaluation",
         *       "refId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01"
         *     }
         */
        NewAttachment: {
            kind: components["schemas"]["AttachmentKind"];
            /** @description The record's id; for a link its address, http or https. */
            refId: string;
            shows?: components["schemas"]["EvaluationShows"];
        };
        /**
         * @description A poll to put under a new post.
         * @example {
         *       "options": [
         *         "Refinance now",
         *         "Wait for the next cut"
         *       ],
         *       "days": 7
         *     }
         */
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
        /**
         * @description A new post of mine.
         * @example {
         *       "content": "Armley is done: £38,000 of works, valued at £215,000.",
         *       "audience": "members",
         *       "lookingFor": "advice",
         *       "clientId": "p-5f0c9a7d"
         *     }
         */
        NewPost: {
            /** Format: not-blank */
            content: string;
            audience?: components["schemas"]["Audience"];
            lookingFor?: components["schemas"]["LookingFor"];
            videoUrl?: components["schemas"]["VideoUrl"];
            attachment?: components["schemas"]["NewAttachment"];
            poll?: components["schemas"]["NewPoll"];
            /** @description The post that it passes on; its author must be able to read it. */
            repostOf?: number;
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
            /** @description The post that it passes on; its author must be able to read it. */
            repostOf?: number;
            /** @description Take no comments. */
            commentsOff?: boolean;
            /** @description Sent again with a retry; the server keeps one post for it. */
            clientId?: string;
            /** @description In the order they are shown, each at most 5 MB. */
            images?: string[];
            /** @description What each image shows, in the order of the images. */
            alts?: string[];
        };
        /** @description A tag and how many posts of the last 7 days have it. */
        TrendingTag: {
            /**
             * @description Without the #.
             * @example brrr
             */
            tag: string;
            /** @description Posts of the last 7 days that I can see; 0 for an older tag that was asked for. */
            count: number;
        };
        /**
         * @description Tags with the most posts.
         * @example {
         *       "data": [
         *         {
         *           "tag": "brrr",
         *           "count": 4
         *         }
         *       ]
         *     }
         */
        TrendingTags: {
            /** @description The most used first. */
            data: components["schemas"]["TrendingTag"][];
        };
        /** @description Whose post it is. */
        PostOwner: {
            /** @description The member's number. */
            id: number;
            /** @description What their address is called. */
            username: string;
            /** @description How they call themselves. */
            fullName: string;
        };
        /** @description An error that also says whose connections alone may read the post: no more of its author than anybody finds by name. */
        PostRefusal: {
            /**
             * @description For people; shown as text
             * @example Only Mei-Ling Zhou's connections can see this
             */
            message: string;
            /**
             * @description For programs, kebab-case
             * @example forbidden
             */
            code?: string;
            author?: components["schemas"]["PostOwner"];
        };
        /**
         * @description The given fields change. `saved`, `muted` and `vote` are every reader's own; all others are the author's, and only
         *     `content` marks the post edited.
         * @example {
         *       "saved": true
         *     }
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
        /** @description A reply to a comment. */
        Reply: {
            id: number;
            commentId: number;
            authUser: components["schemas"]["Author"];
            content: string;
            mentions: components["schemas"]["Mention"][];
            /** @description How many members like it. */
            likeCount: number;
            likedByMe: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            /** @description The name its author's client gave it; told to its author alone. */
            clientId?: string;
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
        /** @description A comment on a post, with its first replies. */
        Comment: {
            id: number;
            postId: number;
            authUser: components["schemas"]["Author"];
            /** @description Empty when `deleted`. */
            content: string;
            mentions: components["schemas"]["Mention"][];
            /** @description How many members like it. */
            likeCount: number;
            likedByMe: boolean;
            /** @description How many replies it has. */
            replyCount: number;
            /** @description The first replies, oldest first, at most three; ask for the rest. */
            replies: components["schemas"]["Reply"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            /** @description Removed by its author but kept for its replies. */
            deleted: boolean;
            /** @description The name its author's client gave it; told to its author alone. */
            clientId?: string;
            image?: components["schemas"]["SharedImage"] | null;
            pin?: components["schemas"]["FigurePin"] | null;
        };
        /** @description A page of comments. */
        CommentPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Comment"][];
        };
        /**
         * @description A comment on the post, or with `commentId` a reply.
         * @example {
         *       "content": "@callum.reyes which lender took the valuation?",
         *       "clientId": "c-5f0c9a7d"
         *     }
         */
        NewComment: {
            /** Format: not-blank */
            content: string;
            /** @description Set for a reply to this comment of the same post. */
            commentId?: number;
            /** @description Sent again with a retry; the server keeps one comment for it. */
            clientId?: string;
            pin?: components["schemas"]["FigurePin"];
        };
        /** @description A comment with an image. Text fields as in `NewComment`; `pin` travels as JSON. */
        NewCommentForm: {
            /** Format: not-blank */
            content: string;
            /** @description Set for a reply to this comment of the same post. */
            commentId?: number;
            /** @description Sent again with a retry; the server keeps one comment for it. */
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
        /** @description A page of replies, oldest first. */
        ReplyPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Reply"][];
        };
        /**
         * @description The new text of a comment or reply of mine.
         * @example {
         *       "content": "Which lender took the valuation?",
         *       "editedAt": null
         *     }
         */
        CommentUpdate: {
            /** Format: not-blank */
            content: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            editedAt?: string | null;
        };
        /**
         * @description Whether I like the comment or reply.
         * @example {
         *       "liked": true
         *     }
         */
        LikeRequest: {
            /** @description The wanted state; saying it twice changes nothing. */
            liked: boolean;
        };
        /** @description The likes of a comment or reply, as they are now. */
        LikeState: {
            /** @description How many members like it. */
            likeCount: number;
            likedByMe: boolean;
        };
        /** @description A member's reaction to a post. */
        Reaction: {
            id: number;
            postId: number;
            type: components["schemas"]["ReactionType"];
            user: components["schemas"]["Author"];
            price?: components["schemas"]["ReactionPrice"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description All reactions to one post, newest first. */
        ReactionList: components["schemas"]["Reaction"][];
        /**
         * @description My reaction to a post; it replaces the one I had.
         * @example {
         *       "postId": 31,
         *       "type": "would_buy",
         *       "price": 172500
         *     }
         */
        NewReaction: {
            postId: number;
            type: components["schemas"]["ReactionType"];
            price?: components["schemas"]["ReactionPrice"];
        };
        /** @description Something that happened while I was away. */
        Notification: {
            id: number;
            notificationType: {
                /**
                 * @description 1 New connection request, 2 You are now connected, 3 Commented on your Post, 4 Replied to your Comment,
                 *     5 Reacted to your post, 6 New message, 7 Mentioned you in a Post, 8 New property matching your search,
                 *     9 Liked your comment, 10 Liked your reply, 13 Outstanding transactions to confirm. Others may come. Designed,
                 *     not documented: 101 Shared a new post, to who asked to be told of this member's posts; 102 Task reminder, at
                 *     its time; 103 Gave you a task; 104 Renewal reminder, on each of its days and once it is overdue; 105 Maintenance
                 *     overdue, once its deadline has passed; 106 Viewing reminder, so long before it as was asked for, to all who come.
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
                /** @description I hear nothing more of it; left out means no. */
                muted?: boolean;
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
            /**
             * Format: uuid
             * @description The task of types 102 and 103; designed.
             */
            taskId?: string | null;
            /**
             * Format: uuid
             * @description The renewal date of type 104; designed.
             */
            renewalId?: string | null;
            /**
             * Format: uuid
             * @description The maintenance job of type 105; designed.
             */
            maintenanceId?: string | null;
            /**
             * Format: uuid
             * @description The viewing of type 106; designed.
             */
            viewingId?: string | null;
            /** @description The first words of what was written: of the comment, the reply, the post or the note of a request; of types 102 to 106 what is to be done. */
            snippet?: string | null;
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
        /**
         * @description Whether a notification is read.
         * @example {
         *       "read": true
         *     }
         */
        NotificationUpdate: {
            read: boolean;
        };
        /**
         * @description Asks for an e-mail with a link to a new password.
         * @example {
         *       "email": "hannah@okaforhomes.example",
         *       "uri": "https://tiebeam.example"
         *     }
         */
        PasswordResetRequest: {
            /** Format: email */
            email: string;
            /**
             * Format: uri
             * @description The site's origin; the link in the e-mail starts with it.
             */
            uri: string;
        };
        /**
         * @description A new password, proved by the token of an e-mail or by the present password.
         * @example {
         *       "token": "c2f1a0d6b7e84",
         *       "password": "a longer pass phrase"
         *     }
         */
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
        /** @description A device on which I am signed in. */
        DeviceSession: {
            id: number;
            /**
             * @description Browser and system, in words.
             * @example Safari on iPhone
             */
            device: string;
            /**
             * @description Where it was used last, as far as its address on the internet says.
             * @example Manchester
             */
            place: string | null;
            /**
             * Format: date-time
             * @description When I signed in there.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was used last, to the quarter-hour.
             */
            lastSeenAt: string;
            /** @description The session of this call. */
            isCurrent: boolean;
        };
        /** @description My sessions. */
        DeviceSessionList: {
            data: components["schemas"]["DeviceSession"][];
        };
        /**
         * @description A code of the authenticator app; to turn it off, a recovery code too.
         * @example {
         *       "code": "492039"
         *     }
         */
        TwoStepCode: {
            code: string;
        };
        /** @description Codes for the day the app is lost; each works once. */
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        /**
         * @description Proof that it is me who sets it up: the password, of who has one.
         * @example {
         *       "currentPassword": "a long pass phrase"
         *     }
         */
        TwoStepBeginning: {
            /** Format: password */
            currentPassword?: string;
        };
        /** @description What an authenticator app needs. */
        TwoStepSetup: {
            /**
             * @description In base32, for who can scan nothing.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description For a QR code.
             * @example otpauth://totp/Tiebeam:hannah%40post.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Tiebeam
             */
            uri: string;
        };
        /**
         * @description A kind of record that a member makes.
         * @enum {string}
         */
        MemberDataKind: "files" | "profile" | "preferences" | "posts" | "comments" | "contacts" | "propertyManagers" | "properties" | "rooms" | "servicedAccommodation" | "epcs" | "schedules" | "maintenance" | "videos" | "companies" | "mortgages" | "tenancies" | "recurringPayments" | "transactions" | "folders" | "documents" | "renewalDates" | "evaluationProfiles" | "evaluations" | "evaluationVersions" | "evaluationImages" | "viewings" | "tasks" | "savedSearches" | "savedListings" | "aiSearches" | "avaTopics" | "avaMessages" | "messages";
        /** @description How much of each kind there is. */
        MemberDataSummary: {
            /** @description In the order in which they are brought back. */
            kinds: {
                kind: components["schemas"]["MemberDataKind"];
                count: number;
            }[];
        };
        /** @description A record as the server keeps it; a file with its bytes as base64. */
        MemberRecord: {
            [key: string]: unknown;
        };
        /** @description A page of records of one kind. */
        MemberRecordPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["MemberRecord"][];
        };
        /**
         * @description Records of one kind to bring back.
         * @example {
         *       "kind": "contacts",
         *       "records": []
         *     }
         */
        MemberImport: {
            kind: components["schemas"]["MemberDataKind"];
            records: components["schemas"]["MemberRecord"][];
        };
        /** @description What became of the records. */
        MemberImportResult: {
            added: number;
            /** @description Mine were older. */
            replaced: number;
            /** @description Mine are as new or newer. */
            unchanged: number;
            refused: number;
        };
        /**
         * @description The username, so that nobody closes an account by accident, and the password of who has one.
         * @example {
         *       "username": "hannah.okafor",
         *       "currentPassword": "a long pass phrase"
         *     }
         */
        AccountClosure: {
            username: string;
            /** Format: password */
            currentPassword?: string;
        };
        /** @description Until when the account can be opened again. */
        ClosedAccount: {
            /**
             * Format: date-time
             * @description When everything is deleted for good.
             */
            deletedAt: string;
        };
        /**
         * @description What Google's script hands over.
         * @example {
         *       "credential": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln",
         *       "clientId": "tiebeam.apps.example",
         *       "select_by": "btn"
         *     }
         */
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
        /** @description A session, or what a registration still needs. */
        SocialSignIn: components["schemas"]["SignedIn"] | components["schemas"]["RegistrationNeeded"];
        /**
         * @description What Facebook's script hands over.
         * @example {
         *       "accessToken": "EAAGm0PX4ZCps"
         *     }
         */
        FacebookSignIn: {
            accessToken: string;
        };
        /**
         * @description What Apple's script hands over.
         * @example {
         *       "idToken": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln",
         *       "code": "c8f1e2",
         *       "user": {
         *         "firstName": "Hannah",
         *         "lastName": "Okafor"
         *       }
         *     }
         */
        AppleSignIn: {
            idToken: string;
            code: string;
            /** @description The name; Apple tells it at the first sign-in only. */
            user?: {
                firstName: string;
                lastName: string;
            };
        };
        /**
         * @description How far an invitation has come.
         * @enum {string}
         */
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
        /** @description A page of my invitations, with who invites. */
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
        /**
         * @description Whom to invite by e-mail.
         * @example {
         *       "emails": [
         *         "dermot@walshplumbing.example"
         *       ],
         *       "message": "Come and see the Armley deal.",
         *       "uri": "https://tiebeam.example"
         *     }
         */
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
        /** @description What became of each invited address. */
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
            startPage?: components["schemas"]["StartPage"];
            /** @description Channels by type of notification (1–10, 13 and 101–106); a type that is missing goes by all but sound. */
            notification?: {
                [key: string]: components["schemas"]["NotificationChannels"];
            };
            /** @description When nothing sounds. */
            quietHours?: components["schemas"]["QuietHours"] | null;
            /**
             * @description One e-mail with the notifications that I have not read, where there are any.
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
            /** @description Members whose acts notify me no more, and whose posts my feed leaves out. */
            mutedUserIds?: number[];
            /** @description Members whose new posts I am told of, by a notification of type 101; who is muted notifies me of nothing. */
            postAlertUserIds?: number[];
            /** @description Sets of filters of the explore page that I keep, in my order. */
            exploreFilters?: components["schemas"]["KeptFilters"][];
            pipeline?: components["schemas"]["PipelinePreferences"];
            /** @description Consent to count visits. */
            analytics?: boolean;
        };
        /** @description Only the given fields change; `role`, `status` and `reason` are an admin's. */
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
             * @description Why the account is suspended or restored, and required for both. The member is told why it is suspended; the audit log keeps both.
             */
            reason?: string;
        };
        /** @description Me as only I see myself, or for an admin the other member. */
        UpdatedUser: components["schemas"]["CurrentUser"] | components["schemas"]["User"];
        /** @description Whether a username can be had. */
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
        /**
         * @description A link on a profile, with its label.
         * @example {
         *       "label": "Portfolio",
         *       "url": "https://okaforhomes.example"
         *     }
         */
        ProfileLink: {
            /** Format: not-blank */
            label: string;
            /** Format: uri */
            url: string;
        };
        /**
         * @description A body the member belongs to, and the number there.
         * @example {
         *       "name": "NRLA",
         *       "number": "112233"
         *     }
         */
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
            properties: components["schemas"]["FieldAudience"];
            connections: components["schemas"]["FieldAudience"];
        };
        /** @description How many connections, posts, deals and properties a profile counts. */
        ProfileStats: {
            /** @description How many connections the member has, without those the reader cannot find. */
            connections: number;
            /** @description Posts that the reader may see. */
            posts: number;
            /** @description Evaluations shared in these posts. */
            evaluations: number;
            /** @description Properties shown that the reader may see. */
            properties: number;
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
            /** @description Whether the reader may see with whom the member is connected. */
            connectionsVisible: boolean;
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
            properties?: components["schemas"]["FieldAudience"];
            connections?: components["schemas"]["FieldAudience"];
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
        /**
         * @description The nation of the United Kingdom a home lies in.
         * @enum {string}
         */
        PropertyNation: "england" | "wales" | "scotland" | "northern_ireland";
        /**
         * @description Energy rating, A is best.
         * @enum {string}
         */
        PropertyEpcRating: "A" | "B" | "C" | "D" | "E" | "F" | "G";
        /** @description A home as its owner shows it on their profile: without its address, value, rent, owners and status. */
        ProfileProperty: {
            /** Format: uuid */
            id: string;
            /** @description The member whose profile it is; the photograph lies under their media path. */
            ownerId: number;
            /** @example Manchester */
            town: string;
            /**
             * @description First half of the postcode.
             * @example M14
             */
            outcode: string;
            nation: components["schemas"]["PropertyNation"];
            /**
             * @description The kind of building.
             * @example Terraced house
             */
            type: string;
            /**
             * @description How it earns.
             * @example Buy to let
             */
            model: string | null;
            /** @description How many bedrooms. */
            bedrooms: number | null;
            /**
             * @description Floor area, m².
             * @example 82.5
             */
            areaSqm: number | null;
            epcRating: components["schemas"]["PropertyEpcRating"] | null;
            /** @description The first photograph. */
            image: string | null;
        };
        /** @description A page of the homes that a member shows. */
        ProfilePropertyPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["ProfileProperty"][];
        };
        /**
         * @description Something the business offers, and from what price on.
         * @example {
         *       "name": "Tenant find",
         *       "priceFrom": 450,
         *       "unit": "per let"
         *     }
         */
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
        /**
         * @description When the business is open on one day of the week, in local time.
         * @example {
         *       "day": 1,
         *       "open": "09:00",
         *       "close": "17:30"
         *     }
         */
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
        /**
         * @description A body the business belongs to, and its number there.
         * @example {
         *       "body": "ARLA Propertymark",
         *       "number": "M0061234"
         *     }
         */
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
        /** @description A member who acts for the business. */
        BusinessMember: {
            userId: number;
            role: components["schemas"]["BusinessRole"];
            user: components["schemas"]["Author"];
        };
        /** @description A document that proves a business. */
        BusinessProof: {
            /** @description A media path, `{ownerId}/media/{file}`, for who may change the business and admins of the site. */
            file: string;
            /** @example Certificate of incorporation.pdf */
            name: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description Documents by which a business asks to be verified, and what came of it; `verified` of the business says whether they did. Designed. */
        BusinessVerification: {
            documents: components["schemas"]["BusinessProof"][];
            /** Format: date-time */
            submittedAt: string;
            /** @description Why they do not do; others can be sent. */
            declinedReason: string | null;
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
             * @example Letting agents
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
             * @description Mean of its reviews in stars, 0 to 5.
             * @example 4.6
             */
            rating: number | null;
            /** @description How many reviews it has. */
            reviewCount: number;
            /** @description Checked by the site. */
            verified: boolean;
            /** @description What was sent to prove the business; only shown to who may change it and to admins of the site. */
            verification?: components["schemas"]["BusinessVerification"] | null;
            myRole: components["schemas"]["BusinessRole"] | null;
            /** @description Miles from the place that was asked for; null without one. */
            distanceMiles: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of businesses. */
        BusinessPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Business"][];
        };
        /**
         * @description A new business, which belongs to me.
         * @example {
         *       "name": "Reyes Sourcing",
         *       "username": "reyes.sourcing",
         *       "type": "Letting agents",
         *       "town": "Leeds",
         *       "outcode": "LS1",
         *       "areas": [
         *         "LS1",
         *         "LS6"
         *       ]
         *     }
         */
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
             * @example Letting agents
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
        /**
         * @description Who acts for the business, and as what.
         * @example {
         *       "userId": 2,
         *       "role": "admin"
         *     }
         */
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
             * @example Letting agents
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
            /**
             * Format: not-blank
             * @description By an admin of the site, of documents that wait for a decision: why they do not do.
             */
            declinedReason?: string;
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
            /** @description PDF, JPEG or PNG of up to 20 MB each, in place of those sent before: they ask for verification. */
            proof?: string[];
            business?: components["schemas"]["BusinessUpdate"];
        };
        /**
         * @description The message by which I asked a business for a quote or about a listing.
         * @example {
         *       "messageId": 12
         *     }
         */
        NewBusinessEnquiry: {
            messageId: number;
        };
        /** @description That I asked a business for a quote. */
        BusinessEnquiry: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            businessId: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What a member who asked a business for a quote says of it. */
        BusinessReview: {
            /** Format: uuid */
            id: string;
            authUser: components["schemas"]["Author"];
            /** @description 5 is best. */
            stars: number;
            text: string;
            /** @description What the business answers. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When it answered, or changed its answer.
             */
            repliedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its author last changed it.
             */
            editedAt: string | null;
        };
        /** @description A page of reviews, and what I can do. */
        BusinessReviewPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["BusinessReview"][];
            /** @description My review, whichever page it is on. */
            mine: components["schemas"]["BusinessReview"] | null;
            /** @description Whether I asked for a quote here, do not act for the business and have not reviewed it. */
            canReview: boolean;
        };
        /**
         * @description What I say of a business.
         * @example {
         *       "stars": 5,
         *       "text": "Answered within the hour and kept to the price."
         *     }
         */
        NewBusinessReview: {
            /** @description 5 is best. */
            stars: number;
            /** Format: not-blank */
            text: string;
        };
        /** @description The given fields are changed. */
        BusinessReviewUpdate: {
            /** @description By its author. */
            stars?: number;
            /**
             * Format: not-blank
             * @description By its author.
             */
            text?: string;
            /**
             * Format: not-blank
             * @description By the owner and the admins of the business; null takes it back.
             */
            reply?: string | null;
        };
        /**
         * @description Under which heading a type of business is listed.
         * @enum {string}
         */
        BusinessTypeGroup: "professional" | "finance" | "trade" | "agency" | "service";
        /** @description A kind of business. */
        BusinessType: {
            /** Format: uuid */
            id: string;
            /** @example Solicitors & conveyancers */
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
        /** @description A page of types of business. */
        BusinessTypePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["BusinessType"][];
        };
        /**
         * @description A new type of business.
         * @example {
         *       "name": "Damp Surveyors",
         *       "group": "professional",
         *       "order": 12
         *     }
         */
        NewBusinessType: {
            /** Format: not-blank */
            name: string;
            group: components["schemas"]["BusinessTypeGroup"];
            /** @description The last place when left out. */
            order?: number;
        };
        /** @description Only the given fields of the type change. */
        BusinessTypeUpdate: {
            /** Format: not-blank */
            name?: string;
            group?: components["schemas"]["BusinessTypeGroup"];
            /** @description Place in the rail. */
            order?: number;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A member who was found. */
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
        /** @description A business that was found. */
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
        /** @description A type of business that was found. */
        BusinessTypeResult: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "businessType";
            /** @example Solicitors & conveyancers */
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
        /** @description An article that was found. */
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
        /** @description One thing that was found; `type` says what it is. */
        SearchResult: components["schemas"]["UserResult"] | components["schemas"]["BusinessResult"] | components["schemas"]["BusinessTypeResult"] | components["schemas"]["PropertyResult"] | components["schemas"]["ArticleResult"];
        /** @description What was found over everything, of all types. */
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
        /**
         * @description What a card in a message shows.
         * @enum {string}
         */
        ChatCardKind: "evaluation" | "listing" | "property" | "contact";
        /** @description A record shown as a card, as it was when it was sent. */
        ChatCard: {
            kind: components["schemas"]["ChatCardKind"];
            refId: string;
            snapshot: components["schemas"]["Snapshot"];
            /** @description Whether I may read the record itself: as its owner, and an evaluation as one of its collaborators. Then its figures of now can be shown. */
            mayOpen: boolean;
        };
        /**
         * @description Would one buy at that price?
         * @enum {string}
         */
        PollChoice: "yes" | "no";
        /** @description What a member says to the question. */
        ChatPollVote: {
            user: components["schemas"]["Author"];
            choice: components["schemas"]["PollChoice"];
        };
        /** @description The question whether the others would buy a deal at a price. Everybody in the conversation has one vote. */
        ChatPoll: {
            /** @enum {string} */
            kind: "poll";
            /**
             * Format: uuid
             * @description The evaluation.
             */
            refId: string;
            /** @description What the deal was called when it was asked, as on a card. */
            title: string;
            /** @description £ */
            price: number;
            /** @description First come first. */
            votes: components["schemas"]["ChatPollVote"][];
            /** @description Whether I may read the evaluation. */
            mayOpen: boolean;
        };
        /**
         * @description The input of an evaluation that a quote is for, by dotted path; `refurb.total` stands for all works together.
         * @example fees.legal
         */
        QuoteLine: string;
        /**
         * @description Asked, answered with a figure, and what became of that.
         * @enum {string}
         */
        QuoteStatus: "asked" | "answered" | "accepted" | "declined";
        /** @description Somebody is asked for a figure of a deal. The others of the conversation may answer, the one who asked decides. */
        ChatQuote: {
            /** @enum {string} */
            kind: "quote";
            /**
             * Format: uuid
             * @description The evaluation.
             */
            refId: string;
            /** @description What the deal was called when it was asked, as on a card. */
            title: string;
            line: components["schemas"]["QuoteLine"];
            /**
             * @description What the figure is called.
             * @example Legal fees
             */
            label: string;
            status: components["schemas"]["QuoteStatus"];
            /** @description The figure, in the unit of its input; null before the answer. */
            amount: number | null;
            /** @description What is said with the figure. */
            note: string;
            /**
             * Format: date
             * @description The last day it holds; null when that was not said.
             */
            validUntil: string | null;
            answeredBy: components["schemas"]["Author"] | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description Whether I may read the evaluation. */
            mayOpen: boolean;
        };
        /** @description A file, a card, a question to vote on, or a request for a quote. */
        ChatAttachment: components["schemas"]["ChatFile"] | components["schemas"]["ChatCard"] | components["schemas"]["ChatPoll"] | components["schemas"]["ChatQuote"];
        /** @description A message of a conversation. */
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
            /** @description Members of the group whom the text calls with an @, also those who have left; none between two. */
            mentions: components["schemas"]["Mention"][];
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
            /** @description Its messages make no notifications, but for those of a group that mention me. */
            muted: boolean;
            /** @description Stands on top of my list. */
            pinned: boolean;
            /** @description Not in my list, only under the filter `archived`. */
            archived: boolean;
            /** @description Somebody I am not connected with has written to me and I have not answered. */
            isRequest: boolean;
            /**
             * @description False when I have left, and between two of whom one has blocked the other.
             * @default true
             */
            canWrite: boolean;
            /**
             * Format: uuid
             * @description The evaluation it is about, for those of its members who may open it.
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
        /** @description A page of my conversations, pinned ones first, then the latest. */
        ConversationPage: {
            page: number;
            totalPages: number;
            total: number;
            /** @description How many of my conversations are unread, muted and archived ones aside; the figure at Chat in the sidebar. */
            unreadTotal: number;
            data: components["schemas"]["Conversation"][];
        };
        /**
         * @description Whom to talk with; a conversation of two that exists already is answered again.
         * @example {
         *       "userIds": [
         *         2,
         *         6
         *       ],
         *       "name": "Leeds HMO owners"
         *     }
         */
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
        /**
         * @description The given fields change. `name`, `dealRef` and the members are everybody's, the rest is mine alone.
         * @example {
         *       "readUpTo": 104
         *     }
         */
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
        /**
         * @description The figure that was asked for; another answer replaces it until it is accepted.
         * @example {
         *       "amount": 1150,
         *       "note": "Searches included",
         *       "validUntil": "2026-12-19"
         *     }
         */
        QuoteAnswer: {
            /** @description In the unit of the input. */
            amount: number;
            note: string;
            /**
             * Format: date
             * @description The last day it holds, today or later.
             */
            validUntil: string | null;
        };
        /**
         * @description Accepting puts the figure into the evaluation, with the quote as its evidence. Taking it back restores the figure before,
         *     unless that was changed since.
         * @example {
         *       "decision": "accept"
         *     }
         */
        QuoteDecision: {
            /** @enum {string} */
            decision: "accept" | "decline" | "undo";
            /** @description The figure that was on screen; another one is answered with 409. */
            amount?: number;
            /** @description A quote past its last day is accepted with this only, else answered with 409. */
            evenIfExpired?: boolean;
        };
        /**
         * @description `content` is its sender's, within 15 minutes; `reaction`, `pinned` and `vote` are everybody's in the conversation. A quote is
         *     answered by those who were asked, and decided by the sender.
         * @example {
         *       "content": "The lender has come back at 70% of £180,000.",
         *       "editedAt": null
         *     }
         */
        MessageUpdate: {
            /** Format: not-blank */
            content?: string;
            /**
             * @description One emoji a member; null takes it back.
             * @example 👍
             */
            reaction?: string | null;
            pinned?: boolean;
            /** @description My answer to the poll of the message; null takes it back. */
            vote?: components["schemas"]["PollChoice"] | null;
            quoteAnswer?: components["schemas"]["QuoteAnswer"];
            quoteDecision?: components["schemas"]["QuoteDecision"];
            /**
             * Format: date-time
             * @description The state an edit of the text began from; another one is answered with 409.
             */
            editedAt?: string | null;
        };
        /**
         * @description A record to show as a card in a message.
         * @example {
         *       "kind": "evaluation",
         *       "refId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01"
         *     }
         */
        NewMessageCard: {
            kind: components["schemas"]["ChatCardKind"];
            refId: string;
        };
        /**
         * @description Asks whether the others would buy one of my deals at a price.
         * @example {
         *       "kind": "poll",
         *       "refId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01",
         *       "price": 172000
         *     }
         */
        NewMessagePoll: {
            /** @enum {string} */
            kind: "poll";
            /**
             * Format: uuid
             * @description An evaluation that I may read.
             */
            refId: string;
            /** @description £ */
            price: number;
        };
        /**
         * @description Asks for a quote for one figure of a deal that I may edit.
         * @example {
         *       "kind": "quote",
         *       "refId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01",
         *       "line": "fees.legal"
         *     }
         */
        NewMessageQuote: {
            /** @enum {string} */
            kind: "quote";
            /** Format: uuid */
            refId: string;
            line: components["schemas"]["QuoteLine"];
        };
        /** @description Records to show as cards, of which the server takes the snapshots; at most one of them is a poll or a request for a quote. */
        NewMessageCards: (components["schemas"]["NewMessageCard"] | components["schemas"]["NewMessagePoll"] | components["schemas"]["NewMessageQuote"])[];
        /**
         * @description Text, cards or both.
         * @example {
         *       "conversationId": 12,
         *       "content": "The lender has come back at 75% of £180,000.",
         *       "clientId": "m-5f0c9a7d"
         *     }
         */
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
        /** @description The assistant's thread of the signed-in person. */
        AvaThreadRef: {
            /** @example thread_1 */
            threadId: string;
        };
        /** @description A topic as a list shows it. */
        AvaThreadSummary: {
            /** @example thread_1 */
            threadId: string;
            /**
             * @description How its first question begins, in one line, without what it is about.
             * @example What is the stamp duty on £180,000?
             */
            title: string;
            /** @description How many I asked in it. */
            questions: number;
            /**
             * Format: date-time
             * @description When the last message was written.
             */
            updatedAt: string;
        };
        /** @description My topics, the latest first. */
        AvaThreads: {
            data: components["schemas"]["AvaThreadSummary"][];
        };
        /** @description One message of the thread, by me or by the assistant. */
        AvaMessage: {
            id: string;
            /** @enum {string} */
            role: "user" | "assistant";
            content: {
                /** @constant */
                type: "text";
                text: {
                    value: string;
                };
            }[];
            /** Format: date-time */
            createdAt?: string;
            /** @description What I said of an answer; null or left out when I said nothing. */
            helpful?: boolean | null;
        };
        /** @description The messages of a thread, newest first. */
        AvaThread: {
            threadId?: string;
            messages: components["schemas"]["AvaMessage"][];
        };
        /**
         * @description What I say to the assistant.
         * @example {
         *       "threadId": "thread_1",
         *       "message": "What yield does 27 Braemar Road bring at £1,150 a month?"
         *     }
         */
        NewAvaMessage: {
            threadId: string;
            /** Format: not-blank */
            message: string;
        };
        /** @description The assistant's answer. */
        AvaReply: {
            message: components["schemas"]["AvaMessage"];
        };
        /**
         * @description What I say of an answer.
         * @example {
         *       "helpful": true
         *     }
         */
        AvaFeedback: {
            /** @description Null takes it back. */
            helpful: boolean | null;
        };
        /** @description Whether searches in plain words can be asked, and how many are left today, or this month where that is less. */
        AiStatus: {
            /** @description Whether the next search will be answered. */
            available: boolean;
            /** @description Searches a day or month in my plan. */
            limit: number;
            /** @description Searches left of them. */
            remaining: number;
            /**
             * @description Which of the two limits is nearer.
             * @enum {string}
             */
            period?: "day" | "month";
            /**
             * Format: date-time
             * @description When they start anew: midnight UTC, of the next day or month
             */
            resetsAt: string;
            /** @description My last searches, newest first. */
            recent: {
                /** Format: uuid */
                id: string;
                query: string;
                /** Format: date-time */
                createdAt: string;
            }[];
        };
        /**
         * @description A search in plain words.
         * @example {
         *       "query": "3-bed terrace in Leeds under £180k, 7 % yield, needs work"
         *     }
         */
        AiSearchRequest: {
            /**
             * Format: not-blank
             * @example 3-bed terrace in Leeds under £180k, 7 % yield, needs work
             */
            query: string;
            /**
             * Format: uuid
             * @description A search of mine that this one refines.
             */
            previousId?: string;
        };
        /**
         * @description What a search asks for: the one shape of smart searches, saved searches and searches in plain words; a list of listings
         *     takes the same fields as query parameters. Every field narrows the search, and a field that is left out asks for nothing.
         * @example {
         *       "market": "sale",
         *       "locations": [
         *         "Leeds"
         *       ],
         *       "maxPrice": 180000,
         *       "minBeds": 3,
         *       "types": [
         *         "terraced",
         *         "end_terrace"
         *       ],
         *       "minGrossYield": 7
         *     }
         */
        ListingFilters: {
            /**
             * @description For sale (auction lots among them), to rent, sold, or auction lots alone; sale when left out.
             * @enum {string}
             */
            market?: "sale" | "rent" | "sold" | "auction";
            /** @description Also what is under offer, sold subject to contract or let agreed; no when left out. */
            includeUnderOffer?: boolean;
            /** @description Up to five places, any of which will do: a town, an area, an outcode, or a postcode for its outcode; all of the UK when left out. */
            locations?: string[];
            /** @description A point, `lat,lng` in degrees, for `radiusMiles` or `travelMinutes`; half a mile around it when both are left out. */
            near?: string;
            /** @description Within so many miles of `near`, as the crow flies; in one of `locations`, or so many miles from its middle. */
            radiusMiles?: number;
            /** @description Within so many minutes of `near` or of the middle of a place; estimated from the distance. */
            travelMinutes?: number;
            /**
             * @description How `travelMinutes` are spent; driving when left out.
             * @enum {string}
             */
            travelBy?: "driving" | "public_transport" | "cycling" | "walking";
            /** @description A drawn area: its 3 to 60 corners, each `lat,lng`, joined by semicolons. */
            area?: string;
            /** @description £ or more; a month for lets. */
            minPrice?: number;
            /** @description £ or less; a month for lets. */
            maxPrice?: number;
            /** @description Bedrooms or more. */
            minBeds?: number;
            /** @description Bedrooms or fewer. */
            maxBeds?: number;
            /** @description Bathrooms or more. */
            minBaths?: number;
            /** @description Any of these kinds of property. */
            types?: ("detached" | "semi" | "terraced" | "end_terrace" | "flat" | "maisonette" | "bungalow" | "studio" | "park_home" | "land" | "block" | "commercial" | "mixed")[];
            /** @description Any of these tenures. */
            tenures?: ("freehold" | "leasehold" | "share_of_freehold" | "commonhold")[];
            /** @description Years left on the lease or more; freeholds pass, leases of unknown length do not. */
            minLeaseYears?: number;
            /** @description £ a year or less; freeholds without one pass, unknown charges do not. */
            maxServiceCharge?: number;
            /** @description £ a year or less; freeholds pass, unknown ground rents do not. */
            maxGroundRent?: number;
            /** @description Any of these council tax bands; I is Welsh. */
            councilTaxBands?: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I")[];
            /**
             * @description This EPC rating or better; unknown ratings do not pass.
             * @enum {string}
             */
            minEpc?: "A" | "B" | "C" | "D" | "E" | "F" | "G";
            /** @description m² of floor or more. */
            minAreaSqm?: number;
            /** @description m² of floor or less. */
            maxAreaSqm?: number;
            /** @description £ per square foot or less; unknown floor areas do not pass. */
            maxPricePerSqFt?: number;
            /** @description % a year or more, `estRentPcm` × 12 ÷ `price`; what depends on a member's own settings (ROI, cash flow) is worked out and filtered by the client. */
            minGrossYield?: number;
            /** @description Days since it was listed, or more. */
            minDaysOnMarket?: number;
            /** @description % off the first asking price, or more. */
            minReduction?: number;
            /** @description Reduced in the last so many days. */
            reducedWithinDays?: number;
            /** @description Listed in the last so many days. */
            addedWithinDays?: number;
            /**
             * Format: date
             * @description Auctioned on this day or later.
             */
            auctionFrom?: string;
            /**
             * Format: date
             * @description Auctioned on this day or earlier.
             */
            auctionTo?: string;
            /** @description Yes: houses of four bedrooms or more, or of three and 95 m² or more; combine with `article4`. */
            hmoPotential?: boolean;
            /**
             * @description No onward chain.
             * @enum {string}
             */
            chainFree?: "only" | "exclude";
            /**
             * @description Cash buyers only.
             * @enum {string}
             */
            cashOnly?: "only" | "exclude";
            /**
             * @description Needs work.
             * @enum {string}
             */
            needsWork?: "only" | "exclude";
            /**
             * @description Sold with tenants in.
             * @enum {string}
             */
            tenanted?: "only" | "exclude";
            /**
             * @description New build.
             * @enum {string}
             */
            newBuild?: "only" | "exclude";
            /**
             * @description Retirement homes.
             * @enum {string}
             */
            retirement?: "only" | "exclude";
            /**
             * @description Shared ownership.
             * @enum {string}
             */
            sharedOwnership?: "only" | "exclude";
            /**
             * @description Where an Article 4 direction covers small HMOs.
             * @enum {string}
             */
            article4?: "only" | "exclude";
            /**
             * @description Where the council licenses more lets than the law asks for.
             * @enum {string}
             */
            licensedArea?: "only" | "exclude";
            /** @description All of these words in the address, the type or the features. */
            keywords?: string[];
            /** @description None of these words in the address, the type or the features. */
            notKeywords?: string[];
        };
        /** @description One filter as a person would say it. */
        FilterChip: {
            /**
             * @description The filter’s name.
             * @example maxPrice
             */
            key: string;
            /** @example Up to £180,000 */
            label: string;
            /** @description How sure it is, 0 to 1; 1 is meant without doubt. */
            confidence: number;
        };
        /**
         * @description `auction` is for sale at an auction; `sstc` is sold subject to contract.
         * @enum {string}
         */
        ListingStatus: "for_sale" | "under_offer" | "sstc" | "sold" | "to_rent" | "let_agreed" | "withdrawn" | "auction";
        /**
         * @description The kind of building of a listing.
         * @enum {string}
         */
        ListingType: "detached" | "semi" | "terraced" | "end_terrace" | "flat" | "maisonette" | "bungalow" | "studio" | "park_home" | "land" | "block" | "commercial" | "mixed";
        /**
         * @description How the home of a listing is owned.
         * @enum {string}
         */
        ListingTenure: "freehold" | "leasehold" | "share_of_freehold" | "commonhold";
        /**
         * @description A is best.
         * @enum {string}
         */
        ListingEpcRating: "A" | "B" | "C" | "D" | "E" | "F" | "G";
        /** @description An agent who has a business on this site. */
        AgentBusiness: {
            /** Format: uuid */
            id: string;
            /** @description Its page is at `/{username}`. */
            username: string;
            /** @description Who answers messages to it. */
            userId: number;
        };
        /** @description Who markets the home. */
        ListingAgent: {
            name: string;
            branch: string;
            /** @example 0113 496 0142 */
            phone: string;
            /**
             * Format: uri
             * @description Their own site.
             */
            website: string | null;
            /** @description The business of this site that they are, to be asked by message; null where they are not here. */
            business: components["schemas"]["AgentBusiness"] | null;
        };
        /** @description What happened to a listing on a day. */
        ListingEvent: {
            /** Format: date */
            on: string;
            /** @description £; a month for lets */
            price: number;
            /** @enum {string} */
            event: "listed" | "reduced" | "increased" | "under_offer" | "sstc" | "back_on" | "sold" | "let_agreed" | "withdrawn";
        };
        /** @description What a buyer must know of a listing. */
        ListingFlags: {
            chainFree: boolean;
            /** @description A mortgage is unlikely. */
            cashOnly: boolean;
            newBuild: boolean;
            tenanted: boolean;
            retirement: boolean;
            sharedOwnership: boolean;
            /** @description An Article 4 direction covers small HMOs here. */
            article4: boolean;
            /** @description The council licenses more lets here than the law asks for. */
            licensedArea: boolean;
            needsWork: boolean;
        };
        /** @description What a buyer must be told; null where the agent has not said. */
        MaterialInformation: {
            /** @description The fastest download on offer in Mbit/s. */
            broadbandMbps: number | null;
            /** @enum {string|null} */
            mobile: "good" | "limited" | "none" | null;
            /**
             * @description From rivers and the sea.
             * @enum {string|null}
             */
            floodRisk: "very_low" | "low" | "medium" | "high" | null;
            /** @example EWS1 form: A1 */
            buildingSafety: string | null;
            /** @example On-street permit */
            parking: string | null;
            /** @example Step-free from the street */
            accessibility: string | null;
            /** @example Conservation area */
            restrictions: string | null;
        };
        /** @description How a listing stands to one of the filters. */
        MatchReason: {
            /** @description The filter’s name, or `listed` when nothing was asked for. */
            key: string;
            /** @example £165,000 – asked: up to £180,000 */
            text: string;
            /** @description No where the fact is unknown or falls short. */
            met: boolean;
        };
        /** @description A home on the market, with my marks. */
        PropertyListing: {
            /** Format: uuid */
            id: string;
            /** @description Where the listing was found. */
            source: string;
            /**
             * Format: uri
             * @description The original.
             */
            url: string;
            status: components["schemas"]["ListingStatus"];
            /**
             * @description £; a month for lets
             * @example 164950
             */
            price: number;
            /**
             * @description `oieo`: offers in excess of; `poa`: price on application, `price` is then our estimate.
             * @enum {string}
             */
            priceQualifier: "asking" | "offers_over" | "oieo" | "guide" | "fixed" | "poa";
            /**
             * @description Without a house number.
             * @example Harold Mount, Hyde Park, Leeds
             */
            address: string;
            town: string;
            /** @example LS6 1PL */
            postcode: string;
            /** @example LS6 */
            outcode: string;
            /** @enum {string} */
            nation: "england" | "wales" | "scotland" | "northern_ireland";
            /** @description Degrees; near the property. */
            lat: number;
            /** @description Degrees east; west is negative. */
            lng: number;
            type: components["schemas"]["ListingType"];
            /** @description How many bedrooms. */
            bedrooms: number;
            /** @description How many bathrooms. */
            bathrooms: number;
            /** @description m² of floor. */
            areaSqm: number | null;
            tenure: components["schemas"]["ListingTenure"] | null;
            /** @description Years left; null for a freehold or when the agent must be asked */
            leaseYears: number | null;
            /** @description £/yr */
            serviceCharge: number | null;
            /** @description £/yr */
            groundRent: number | null;
            /** @enum {string|null} */
            councilTaxBand: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
            /** @description £/yr */
            councilTax: number | null;
            epc: components["schemas"]["ListingEpcRating"] | null;
            epcPotential: components["schemas"]["ListingEpcRating"] | null;
            features: string[];
            description: string;
            /** @description Media paths, `{ownerId}/media/{file}`; may be empty */
            images: string[];
            /** @description A media path. */
            floorplan: string | null;
            agent: components["schemas"]["ListingAgent"];
            /** Format: date */
            listedOn: string;
            /**
             * Format: date
             * @description When the original was last there; stale after 14 days.
             */
            lastSeenOn: string;
            /** @description Until today, or until it was sold or let */
            daysOnMarket: number;
            /** @description Oldest first. */
            history: components["schemas"]["ListingEvent"][];
            /** @description % off the first asking price; 0 when it was never reduced */
            reduction: number;
            /**
             * Format: date
             * @description The last reduction.
             */
            reducedOn: string | null;
            /** Format: date */
            auctionOn: string | null;
            /** @description Estimated rent in £ a month; null for lets and where there is nothing to go by. */
            estRentPcm: number | null;
            /** @example 3-bed rents advertised in LS6 */
            estSource: string | null;
            /** @description £ per square foot. */
            pricePerSqFt: number | null;
            /** @description The median of the outcode for the same market, £ per square foot */
            districtPricePerSqFt: number | null;
            /**
             * @description % a year: `estRentPcm` × 12 ÷ `price`, two decimals
             * @example 7.42
             */
            grossYield: number | null;
            flags: components["schemas"]["ListingFlags"];
            material: components["schemas"]["MaterialInformation"];
            /** @description By me. */
            saved: boolean;
            /** @description By me. */
            hidden: boolean;
            /** @description By me, as no longer available */
            reported: boolean;
            /** @description Only where they were asked for. */
            matchReasons?: components["schemas"]["MatchReason"][];
            /**
             * Format: date-time
             * @description When we first saw it.
             */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of listings. */
        ListingPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertyListing"][];
            /** @description Asked-for places that are not known; they match nothing. */
            unknownLocations: string[];
        };
        /** @description What relaxing one filter alone would find. */
        NearMiss: {
            /**
             * @description The filter’s name.
             * @example maxPrice
             */
            key: string;
            /** @example Up to £198,000 instead of “Up to £180,000” */
            label: string;
            /** @description How many listings it would find. */
            count: number;
            filters: components["schemas"]["ListingFilters"];
            /**
             * Format: uuid
             * @description The listing among them with the highest gross yield, else the newest.
             */
            best: string;
        };
        /** @description How a search in plain words was understood, and what it found. */
        AiSearchResult: {
            /** Format: uuid */
            id: string;
            query: string;
            filters: components["schemas"]["ListingFilters"];
            /** @description One for each filter. */
            chips: components["schemas"]["FilterChip"][];
            /**
             * @description Words that were not used.
             * @example [
             *       "quiet"
             *     ]
             */
            unparsed: string[];
            /** @example 12 listings meet all 5 criteria. */
            explanation: string;
            listings: components["schemas"]["ListingPage"];
            /** @description When no listing fits. */
            nearMisses: components["schemas"]["NearMiss"][];
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description How often matches are told; `off` never.
         * @enum {string}
         */
        AlertFrequency: "instant" | "daily" | "weekly" | "off";
        /**
         * @description By which ways an alert reaches me.
         * @example {
         *       "inApp": true,
         *       "email": false
         *     }
         */
        AlertChannels: {
            /** @description A notification of type 8. */
            inApp: boolean;
            email: boolean;
        };
        /**
         * @description When no alert is sent, local time; may span midnight.
         * @example {
         *       "from": "22:00",
         *       "to": "07:00"
         *     }
         */
        AlertQuietHours: {
            /** @example 22:00 */
            from: string;
            /** @example 07:00 */
            to: string;
        };
        /** @description A saved search with its alerts. */
        PropertySearch: {
            /** Format: uuid */
            id: string;
            ownerId: number;
            name: string;
            filters: components["schemas"]["ListingFilters"];
            chips: components["schemas"]["FilterChip"][];
            /** @description The plain words it was made of. */
            prompt: string | null;
            frequency: components["schemas"]["AlertFrequency"];
            channels: components["schemas"]["AlertChannels"];
            quietHours: components["schemas"]["AlertQuietHours"] | null;
            /** @description Paused searches send no alerts; they still match. */
            paused: boolean;
            /** @description As many as the list of its matches holds. */
            matchCount: number;
            /** @description Matched since `lookedAt`. */
            newCount: number;
            /** @description New matches a week over the last four. */
            perWeek: number;
            /**
             * Format: date-time
             * @description When I last looked at its matches.
             */
            lookedAt: string;
            /**
             * Format: date-time
             * @description When it was last held against the market.
             */
            lastRunAt: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of my saved searches. */
        PropertySearchPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertySearch"][];
        };
        /**
         * @description A search to save; alerts are sent as `frequency` says.
         * @example {
         *       "name": "Leeds terraces under £180,000",
         *       "filters": {
         *         "market": "sale",
         *         "locations": [
         *           "Leeds"
         *         ],
         *         "maxPrice": 180000,
         *         "minBeds": 3
         *       },
         *       "frequency": "daily",
         *       "channels": {
         *         "inApp": true,
         *         "email": false
         *       }
         *     }
         */
        NewPropertySearch: {
            /** Format: not-blank */
            name: string;
            filters: components["schemas"]["ListingFilters"];
            /** Format: not-blank */
            prompt?: string | null;
            frequency?: components["schemas"]["AlertFrequency"];
            channels?: components["schemas"]["AlertChannels"];
            quietHours?: components["schemas"]["AlertQuietHours"] | null;
            paused?: boolean;
            /**
             * Format: date-time
             * @description Now when left out; for bringing a deleted search back. Not later than now
             */
            lookedAt?: string;
        };
        /** @description Only the given fields of the search change. */
        PropertySearchUpdate: {
            /** Format: not-blank */
            name?: string;
            filters?: components["schemas"]["ListingFilters"];
            /** Format: not-blank */
            prompt?: string | null;
            frequency?: components["schemas"]["AlertFrequency"];
            channels?: components["schemas"]["AlertChannels"];
            quietHours?: components["schemas"]["AlertQuietHours"] | null;
            paused?: boolean;
            /**
             * Format: date-time
             * @description I looked at the matches at this time; not later than now.
             */
            lookedAt?: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A listing that fits a saved search. */
        SearchMatch: {
            listing: components["schemas"]["PropertyListing"];
            /**
             * Format: date-time
             * @description When it first fitted the filters.
             */
            matchedAt: string;
            /**
             * @description It came on the market, or its price came into range
             * @enum {string}
             */
            why: "listed" | "reduced";
            /** @description Matched since `lookedAt`. */
            isNew: boolean;
        };
        /** @description A page of matches, the latest first. */
        SearchMatchPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["SearchMatch"][];
        };
        /**
         * @description My own marks on a listing; only the given ones change.
         * @example {
         *       "saved": true
         *     }
         */
        ListingMarks: {
            saved?: boolean;
            hidden?: boolean;
            /** @description It is no longer available. */
            reported?: boolean;
        };
        /**
         * @description What the map shows, in degrees.
         * @example {
         *       "north": 53.83,
         *       "south": 53.77,
         *       "east": -1.49,
         *       "west": -1.61
         *     }
         */
        MapBounds: {
            /** @description Degrees north. */
            north: number;
            /** @description Not north of `north`. */
            south: number;
            /** @description Degrees east; west is negative. */
            east: number;
            /** @description Not east of `east`. */
            west: number;
        };
        /**
         * @description A search over listings by filters.
         * @example {
         *       "filters": {
         *         "market": "sale",
         *         "locations": [
         *           "Leeds"
         *         ],
         *         "maxPrice": 180000,
         *         "minBeds": 3
         *       },
         *       "sort": "-grossYield",
         *       "page": 1
         *     }
         */
        ListingSearchRequest: {
            filters: components["schemas"]["ListingFilters"];
            bounds?: components["schemas"]["MapBounds"];
            /**
             * @description Newest first when left out. `-roi` and `-cashFlowPcm` need `settingsId`.
             * @enum {string}
             */
            sort?: "newest" | "-daysOnMarket" | "price" | "-price" | "pricePerSqFt" | "-pricePerSqFt" | "-grossYield" | "-reduction" | "-roi" | "-cashFlowPcm";
            /**
             * Format: uuid
             * @description A profile of mine, by which ROI and cash flow are worked out: a buy-to-let at the price and the estimated rent.
             */
            settingsId?: string;
            /** @description % a year or more, cash on cash; needs `settingsId`. Unknown figures do not pass. */
            minRoi?: number;
            /** @description £ a month or more; needs `settingsId`. Unknown figures do not pass. */
            minCashFlowPcm?: number;
            /**
             * @description By my own marks; all but what I hid when left out.
             * @enum {string}
             */
            shown?: "visible" | "saved" | "hidden" | "all";
            page?: number;
            /** @description Yes: no listings and no pins, only counts. */
            countOnly?: boolean;
            /** @description Yes: every listing says why it matches. */
            explain?: boolean;
        };
        /** @description How many of all matches, not of this page alone. */
        ListingCounts: {
            /** @description Listed in the last seven days. */
            new: number;
            /** @description Reduced at least once. */
            reduced: number;
            /** @description Lots of auctions. */
            auction: number;
            /** @description Without an onward chain. */
            chainFree: number;
            /** @description New matches a week over the last four. */
            perWeek: number;
            /** @description Most frequent first. */
            byType: {
                type: components["schemas"]["ListingType"];
                /** @description How many matches of this type. */
                count: number;
            }[];
        };
        /** @description A listing on the map. */
        ListingPin: {
            /** Format: uuid */
            id: string;
            /** @description Degrees north. */
            lat: number;
            /** @description Degrees east; west is negative. */
            lng: number;
            /** @description £; a month for lets. */
            price: number;
            status: components["schemas"]["ListingStatus"];
            saved: boolean;
        };
        /** @description A page of listings with counts, pins and near misses over all matches. */
        ListingSearchResult: {
            page: number;
            totalPages: number;
            total: number;
            /** @description What of my own figures was applied; a server that does not know them leaves it out, and the client applies them to what it has. */
            applied?: ("minRoi" | "minCashFlowPcm" | "-roi" | "-cashFlowPcm")[];
            data: components["schemas"]["PropertyListing"][];
            unknownLocations: string[];
            counts: components["schemas"]["ListingCounts"];
            /** @description The first 500 in the asked-for order; none when `countOnly`. */
            pins: components["schemas"]["ListingPin"][];
            /** @description When there are no matches; most matches first. Empty otherwise. */
            nearMisses: components["schemas"]["NearMiss"][];
        };
        /**
         * @description Which listings a map shows.
         * @example {
         *       "filters": {
         *         "market": "sale",
         *         "locations": [
         *           "Leeds"
         *         ]
         *       },
         *       "bounds": {
         *         "north": 53.83,
         *         "south": 53.77,
         *         "east": -1.49,
         *         "west": -1.61
         *       }
         *     }
         */
        ListingPinsRequest: {
            filters: components["schemas"]["ListingFilters"];
            bounds?: components["schemas"]["MapBounds"];
            /**
             * Format: uuid
             * @description A profile of mine, as in a smart search.
             */
            settingsId?: string;
            /** @description % a year or more, cash on cash; needs `settingsId`. */
            minRoi?: number;
            /** @description £ a month or more; needs `settingsId`. */
            minCashFlowPcm?: number;
        };
        /** @description Where the matches of a search are. */
        ListingPins: {
            /** @description How many match. */
            total: number;
            /** @description Every match, in no order; empty when there are more than 5,000. */
            pins: components["schemas"]["ListingPin"][];
            /** @description When more than 5,000 match: how many there are around each of these points. Empty otherwise. */
            cells: {
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east; west is negative. */
                lng: number;
                /** @description How many matches. */
                count: number;
            }[];
        };
        /** @description A sale as the land register records it. */
        SoldComparable: {
            id: string;
            address: string;
            postcode: string;
            /** @description £ */
            price: number;
            /**
             * Format: date
             * @description The day of the sale.
             */
            on: string;
            type: components["schemas"]["ListingType"];
            tenure: components["schemas"]["ListingTenure"];
            newBuild: boolean;
            /** @description How many bedrooms. */
            bedrooms: number | null;
            /** @description m² */
            areaSqm: number | null;
            /** @description Miles, as the crow flies. */
            distanceMiles: number;
        };
        /** @description A home that was let nearby. */
        RentComparable: {
            id: string;
            address: string;
            postcode: string;
            /** @description £ a month */
            rentPcm: number;
            /**
             * Format: date
             * @description The day it was let.
             */
            on: string;
            type: components["schemas"]["ListingType"];
            /** @description How many bedrooms. */
            bedrooms: number;
            /** @description m² */
            areaSqm: number | null;
            furnished: boolean;
            /** @description Miles, as the crow flies. */
            distanceMiles: number;
        };
        /** @description Figures are null where there is too little to go by. */
        ListingStats: {
            /** @example LS6, Leeds */
            location: string;
            /** Format: date */
            asOf: string;
            /** @description £ */
            medianPrice: number | null;
            /** @description £ per square foot */
            medianPpsf: number | null;
            byType: {
                type: components["schemas"]["ListingType"];
                /** @description How many it rests on. */
                count: number;
                /** @description £ */
                medianPrice: number;
                /** @description £ per square foot */
                medianPpsf: number | null;
            }[];
            rentByBeds: {
                /** @description How many bedrooms. */
                bedrooms: number;
                /** @description How many it rests on. */
                count: number;
                /** @description £ a month */
                medianPcm: number;
                /** @description £ a month; a quarter let for less. */
                lowPcm: number;
                /** @description £ a month; a quarter let for more. */
                highPcm: number;
            }[];
            /** @description Median, % a year */
            grossYield: number | null;
            /** @description Median days until an offer is taken. */
            daysToSell: number | null;
            /** @description Median days until a let is agreed. */
            daysToLet: number | null;
            supply: {
                /** @description Homes for sale now. */
                forSale: number;
                /** @description Homes to rent now. */
                toRent: number;
                /** @description Put up for sale in the last 30 days. */
                newThisMonth: number;
                /** @description How many months the homes for sale last at the present rate of sales. */
                monthsOfStock: number | null;
            };
            soldComps: components["schemas"]["SoldComparable"][];
            rentComps: components["schemas"]["RentComparable"][];
        };
        /** @description An energy performance certificate with what the assessor saw. */
        EpcDetails: {
            certificateNumber: string;
            address: string;
            postcode: string;
            current: components["schemas"]["ListingEpcRating"];
            /** @description SAP points, 1 to 100; the more the better. */
            currentScore: number;
            potential: components["schemas"]["ListingEpcRating"];
            /** @description SAP points after the recommended works, 1 to 100. */
            potentialScore: number;
            /** Format: date */
            lodgedOn: string;
            /**
             * Format: date
             * @description Ten years after it was lodged.
             */
            expiresOn: string;
            expired: boolean;
            /** @description m² */
            areaSqm: number;
            assessor: string;
            /** @example Solid brick, as built, no insulation (assumed) */
            walls: string;
            roof: string;
            windows: string;
            heating: string;
            /** @example 1900–1929 */
            ageBand: string;
            recommendations: {
                text: string;
                /** @description £ */
                costMin: number;
                /** @description £ */
                costMax: number;
                /** @description SAP points it adds to the score. */
                points: number;
                done: boolean;
            }[];
        };
        /** @description The return in the middle, %; `infinite` counts as the highest, and of two in the middle it is the answer. Null where none is known. */
        MedianReturn: number | "infinite" | null;
        /** @description The head of a column of the board. */
        StageSummary: {
            stage: components["schemas"]["PipelineStage"];
            /** @description How many deals stand in it. */
            count: number;
            /** @description £ */
            totalPrice: number;
            /** @description £ */
            cashNeeded: number;
            medianRoi: components["schemas"]["MedianReturn"];
        };
        /** @description Over all that was asked for, not only this page. */
        EvaluationTotals: {
            /** @description How many deals. */
            count: number;
            medianRoi: components["schemas"]["MedianReturn"];
            /** @description £ */
            cashNeeded: number;
            /** @description All nine stages in order; empty unless the pipeline was asked for. */
            stages: components["schemas"]["StageSummary"][];
        };
        /**
         * @description What I may do; the owner everything.
         * @enum {string}
         */
        MyEvaluationRole: "owner" | "edit" | "comment" | "view";
        /**
         * @description Whose bands are used; only Scotland has its own.
         * @enum {string}
         */
        StampDutyRegion: "england-wales" | "scotland";
        /**
         * @description The home as far as it is known.
         * @example {
         *       "type": "terraced",
         *       "tenure": "freehold",
         *       "leaseYears": null,
         *       "bedrooms": 3,
         *       "areaSqm": 82.5,
         *       "epcRating": "D",
         *       "councilTaxBand": "B"
         *     }
         */
        EvaluationHome: {
            /** @enum {string|null} */
            type: "detached" | "semi" | "terraced" | "end_terrace" | "flat" | "maisonette" | "bungalow" | "studio" | "park_home" | "land" | "block" | "commercial" | "mixed" | null;
            /** @enum {string|null} */
            tenure: "freehold" | "leasehold" | "share_of_freehold" | "commonhold" | "feuhold" | null;
            /** @description Years left on the lease. */
            leaseYears: number | null;
            /** @description How many bedrooms. */
            bedrooms: number | null;
            /** @description m² */
            areaSqm: number | null;
            /** @enum {string|null} */
            epcRating: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
            /** @enum {string|null} */
            councilTaxBand: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
        };
        /** @description %; `infinite` when cash flows and no money is left in. */
        ReturnOnMoneyLeft: number | "infinite" | null;
        /** @description Years; `never` when the cash flow is zero or less. */
        PaybackYears: number | "never" | null;
        /** @description What tiles, lists and cards show of the primary strategy; null where it has no such figure or one is not known. */
        EvaluationHeadline: {
            /** @description £ */
            price: number;
            /** @description £ */
            stampDuty: number | null;
            /** @description £ */
            totalCost: number | null;
            /** @description £, the most that is in at once */
            cashInvested: number | null;
            /** @description % */
            grossYield: number | null;
            /** @description % */
            netYield: number | null;
            /** @description £/month */
            cashFlowPcm: number | null;
            roi: components["schemas"]["ReturnOnMoneyLeft"];
            roce: components["schemas"]["ReturnOnMoneyLeft"];
            paybackYears: components["schemas"]["PaybackYears"];
            /** @description % */
            icr: number | null;
            icrPass: boolean | null;
            /** @description £ */
            moneyLeftIn: number | null;
            /** @description £ of a sale */
            profit: number | null;
            /** @description £ that the first year or the sale leaves the owner */
            afterTax: number | null;
        };
        /** @description How many of my criteria a deal passes, of those that can be told. */
        CriteriaCount: {
            /** @description How many are met. */
            met: number;
            /** @description How many can be told. */
            of: number;
        };
        /** @description The next open task of the deal and how its dot is coloured. */
        NextAction: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: date-time */
            dueAt: string | null;
            /**
             * @description Overdue red, today green, later grey.
             * @enum {string}
             */
            state: "overdue" | "today" | "later";
        };
        /** @description Where the deal stands on the board. */
        PipelineCard: {
            stage: components["schemas"]["PipelineStage"];
            /** @description Place from the top of its column, from 0. */
            position: number;
            /**
             * Format: date-time
             * @description When it came into the stage.
             */
            enteredAt: string;
            lostReason: string | null;
            /**
             * Format: date-time
             * @description The latest entry of its history that can be seen: stage, log, task done.
             */
            lastActivityAt: string;
            /** @description Nothing has happened for longer than the stage should take. */
            isRotting: boolean;
            nextAction: components["schemas"]["NextAction"] | null;
            /** @description How many notes people have written about it; designed. */
            noteCount: number;
            /** @description £; the highest price at which it still gives the return, the interest cover and the money left in that I ask for, all at once. Null where no price or every price does, and unless it is being evaluated, viewed or bid for. Designed. */
            nextOffer: number | null;
        };
        /**
         * @description A step of the offer ladder.
         * @example {
         *       "amount": 172500,
         *       "on": "2026-05-11",
         *       "status": "made",
         *       "note": "Subject to survey"
         *     }
         */
        EvaluationOffer: {
            /** @description £ */
            amount: number;
            /** Format: date */
            on: string;
            /** @enum {string} */
            status: "made" | "rejected" | "countered" | "accepted" | "withdrawn";
            note: string;
            /**
             * @description What the offer depends on; designed.
             * @example Subject to survey
             */
            conditions?: string;
            /** @description The member who entered it; the server fills it in. Designed. */
            byId?: number | null;
        };
        /**
         * @description What a collaborator may do with the deal.
         * @enum {string}
         */
        EvaluationRole: "view" | "comment" | "edit";
        /**
         * @description A member the deal is shared with.
         * @example {
         *       "userId": 2,
         *       "role": "comment"
         *     }
         */
        EvaluationCollaborator: {
            userId: number;
            role: components["schemas"]["EvaluationRole"];
        };
        /** @description An evaluation as lists and boards show it. */
        EvaluationSummary: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The same as `id`.
             */
            uuid: string;
            ownerId: number;
            owner: components["schemas"]["Author"];
            myRole: components["schemas"]["MyEvaluationRole"];
            title: string;
            address: string | null;
            outcode: string | null;
            nation: components["schemas"]["EvaluationNation"];
            region: components["schemas"]["StampDutyRegion"];
            /** @description As far as it is known; designed. */
            home: components["schemas"]["EvaluationHome"] | null;
            strategies: components["schemas"]["EvaluationStrategy"][];
            primary: components["schemas"]["EvaluationStrategy"];
            /** @description £ */
            askingPrice: number | null;
            /**
             * Format: date
             * @description The day of completion that the figures are worked out for; designed.
             */
            purchaseDate: string;
            headline: components["schemas"]["EvaluationHeadline"];
            criteria: components["schemas"]["CriteriaCount"] | null;
            /** @description How well the main inputs are founded, %: a listing, comparable or quote counts whole, a guess of a person or of Ava half, a default nothing. */
            evidenceScore: number;
            /** @description File of the first picture, of the owner. */
            image: string | null;
            tags: string[];
            pipeline: components["schemas"]["PipelineCard"] | null;
            latestOffer: components["schemas"]["EvaluationOffer"] | null;
            collaborators: components["schemas"]["EvaluationCollaborator"][];
            /** @description Who the collaborators are but for me, in their order; designed. */
            sharedWith: components["schemas"]["Author"][];
            version: number;
            /** Format: date-time */
            archivedAt: string | null;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of deals, with figures over all of them. */
        EvaluationPage: {
            page: number;
            totalPages: number;
            total: number;
            totals: components["schemas"]["EvaluationTotals"];
            data: components["schemas"]["EvaluationSummary"][];
        };
        /**
         * @description Where an input comes from.
         * @example {
         *       "source": "listing",
         *       "refId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02",
         *       "at": "2026-05-13T10:30:00Z"
         *     }
         */
        EvidenceTag: {
            /** @enum {string} */
            source: "listing" | "default" | "comp" | "quote" | "ava" | "user";
            /** @description The listing, comparable or quote; several comparables by commas; of a quote the message that asked for it; `opinion-` and the id of a request where the owner took the middle of second opinions. */
            refId: string | null;
            /** Format: date-time */
            at: string;
        };
        /**
         * @description A blank deal by its title, a copy, or one that starts from a listing or one of my properties.
         * @example {
         *       "title": "Armley terrace, three bedrooms",
         *       "outcode": "LS12",
         *       "nation": "england",
         *       "strategies": [
         *         "btl",
         *         "brrr"
         *       ],
         *       "primary": "brrr",
         *       "inputs": {
         *         "price": 145000,
         *         "refi": {
         *           "gdv": 215000
         *         }
         *       },
         *       "stage": "evaluating"
         *     }
         */
        NewEvaluation: {
            /**
             * Format: not-blank
             * @description Needed unless something gives one.
             */
            title?: string;
            /**
             * Format: uuid
             * @description An evaluation I may see; becomes “Copy of …” with its scenarios.
             */
            copyOf?: string;
            /** Format: uuid */
            listingId?: string;
            /** Format: uuid */
            propertyId?: string;
            address?: string | null;
            /** @example LS12 */
            outcode?: string | null;
            nation?: components["schemas"]["EvaluationNation"];
            home?: components["schemas"]["EvaluationHome"];
            strategies?: components["schemas"]["EvaluationStrategy"][];
            primary?: components["schemas"]["EvaluationStrategy"];
            /**
             * Format: uuid
             * @description Defaults come from this profile; from the default one when left out.
             */
            settingsId?: string;
            inputs?: components["schemas"]["SomeEvaluationInputs"];
            evidence?: {
                [key: string]: components["schemas"]["EvidenceTag"];
            };
            notes?: string;
            tags?: string[];
            stage?: components["schemas"]["PipelineStage"];
        };
        /**
         * @description One-off costs of buying, £.
         * @example {
         *       "legal": 1200,
         *       "survey": 450,
         *       "broker": 495,
         *       "mortgageArrangement": 999,
         *       "sourcing": 0,
         *       "auction": 0,
         *       "planning": 0,
         *       "other": 150
         *     }
         */
        BuyingFees: {
            /** @description £ */
            legal: number;
            /** @description £ */
            survey: number;
            /** @description £ */
            broker: number;
            /** @description £ */
            mortgageArrangement: number;
            /** @description £ */
            sourcing: number;
            /** @description £ */
            auction: number;
            /** @description £ */
            planning: number;
            /** @description £ */
            other: number;
        };
        /**
         * @description Works.
         * @example {
         *       "items": [
         *         {
         *           "name": "New boiler",
         *           "qty": 1,
         *           "rate": 2100,
         *           "vatPct": 20
         *         }
         *       ],
         *       "contingencyPct": 10
         *     }
         */
        Refurbishment: {
            items: components["schemas"]["RefurbItem"][];
            /** @description % on top of all lines */
            contingencyPct: number;
        };
        /**
         * @description A short loan until refinancing or sale; simple interest, retained.
         * @example {
         *       "ltv": 70,
         *       "monthlyRate": 0.85,
         *       "arrangementPct": 2,
         *       "exitPct": 1,
         *       "months": 9
         *     }
         */
        BridgeTerms: {
            /** @description % */
            ltv: number;
            /** @description % a month */
            monthlyRate: number;
            /** @description % of the loan */
            arrangementPct: number;
            /** @description % of the loan */
            exitPct: number;
            /** @description Months. */
            months: number;
        };
        /**
         * @description How the purchase is paid for.
         * @example {
         *       "kind": "mortgage",
         *       "product": "fixed_5",
         *       "ltv": 75,
         *       "rate": 5.2,
         *       "termYears": 25,
         *       "method": "interest_only",
         *       "addFee": true,
         *       "bridge": {
         *         "ltv": 70,
         *         "monthlyRate": 0.85,
         *         "arrangementPct": 2,
         *         "exitPct": 1,
         *         "months": 9
         *       }
         *     }
         */
        EvaluationFinance: {
            /**
             * @description A bridge serves BRRR and flips; lettings are judged by the long loan.
             * @enum {string}
             */
            kind: "cash" | "mortgage" | "bridge";
            /** @enum {string|null} */
            product: "fixed_2" | "fixed_3" | "fixed_5" | "fixed_10" | "tracker" | "variable" | null;
            /** @description % of the price */
            ltv: number;
            /** @description % a year */
            rate: number;
            /** @description Years. */
            termYears: number;
            method: components["schemas"]["LoanMethod"];
            /** @description Adds the arrangement fee to the loan. */
            addFee: boolean;
            bridge: components["schemas"]["BridgeTerms"];
        };
        /**
         * @description The loan after the works.
         * @example {
         *       "gdv": 215000,
         *       "ltv": 75,
         *       "fees": 1500,
         *       "rate": 5.4,
         *       "method": "interest_only"
         *     }
         */
        Refinance: {
            /** @description £, the value after the works */
            gdv: number | null;
            /** @description % of that value */
            ltv: number;
            /** @description £ */
            fees: number;
            /** @description % a year */
            rate: number;
            method: components["schemas"]["LoanMethod"];
        };
        /**
         * @description What the home brings in.
         * @example {
         *       "rentPcm": 1150,
         *       "other": 0,
         *       "rooms": [
         *         {
         *           "name": "Room 1",
         *           "rentPcm": 575,
         *           "sqm": 11.2,
         *           "occupants": 1
         *         }
         *       ],
         *       "adr": null,
         *       "occupancyPct": null,
         *       "avgStay": null,
         *       "cleaningFee": 0
         *     }
         */
        IncomeInputs: {
            /** @description £/month */
            rentPcm: number | null;
            /** @description £/yr besides rent */
            other: number;
            rooms: components["schemas"]["RoomIncome"][];
            /** @description £/night */
            adr: number | null;
            /** @description % */
            occupancyPct: number | null;
            /** @description nights */
            avgStay: number | null;
            /** @description £ a booking, paid by the guest */
            cleaningFee: number;
        };
        /**
         * @description Costs of a home let by the night.
         * @example {
         *       "otaPct": 15,
         *       "otaSharePct": 80,
         *       "cleaningCost": 45,
         *       "fixed": 3600
         *     }
         */
        ServicedCosts: {
            /** @description % commission of booking sites */
            otaPct: number;
            /** @description % of the revenue that comes through them */
            otaSharePct: number;
            /** @description £ a booking */
            cleaningCost: number;
            /** @description £/yr */
            fixed: number;
        };
        /** @description Costs of a year. */
        RunningCosts: {
            /** @description % of the year without rent */
            voidPct: number;
            /** @description % of the rent received, or of the revenue */
            managementPct: number;
            /** @description % */
            managementVatPct: number;
            /** @description % of the rent due */
            maintenancePct: number;
            /** @description £/yr */
            insurance: number;
            /** @description £/yr */
            groundRent: number;
            /** @description £/yr */
            serviceCharge: number;
            /** @description £/yr: the fee over the years it lasts */
            licence: number;
            /** @description £/yr */
            bills: number;
            /** @description £/yr */
            compliance: number;
            /** @description £/yr */
            other: number;
            /** @description £/yr to the owner, rent-to-rent alone */
            headRent: number;
            sa: components["schemas"]["ServicedCosts"];
        };
        /**
         * @description Sale, or end of the hold.
         * @example {
         *       "salePrice": 230000,
         *       "months": 9,
         *       "agentPct": 1.5,
         *       "agentVatPct": 20,
         *       "legal": 1100,
         *       "holdYears": 5
         *     }
         */
        ExitInputs: {
            /** @description £ */
            salePrice: number | null;
            /** @description Months from purchase to sale. */
            months: number;
            /** @description % */
            agentPct: number;
            /** @description % */
            agentVatPct: number;
            /** @description £ */
            legal: number;
            /** @description Years that the home is held. */
            holdYears: number;
        };
        /**
         * @description % a year.
         * @example {
         *       "value": 3,
         *       "rent": 2.5,
         *       "cost": 3
         *     }
         */
        GrowthInputs: {
            /** @description % */
            value: number;
            /** @description % */
            rent: number;
            /** @description % */
            cost: number;
        };
        /**
         * @description Who pays tax on it.
         * @example {
         *       "ownership": "company",
         *       "band": "higher",
         *       "companyRate": 25
         *     }
         */
        TaxInputs: {
            /** @enum {string} */
            ownership: "personal" | "joint" | "company";
            /** @enum {string} */
            band: "basic" | "higher" | "additional";
            /** @description % corporation tax */
            companyRate: number;
        };
        /**
         * @description The lender's test.
         * @example {
         *       "icr": 125,
         *       "rate": 7
         *     }
         */
        LenderStress: {
            /** @description % interest cover wanted */
            icr: number;
            /** @description % a year it is tested at */
            rate: number;
        };
        /** @description What a deal is worked out from. Null is not given yet. */
        EvaluationInputs: {
            /** @description £ */
            price: number;
            /** @description £ */
            askingPrice: number | null;
            /**
             * Format: date
             * @description Stamp duty and tax rates are those of this day.
             */
            purchaseDate: string;
            /** @description £, in place of the computed stamp duty */
            stampDutyOverride: number | null;
            stampDutyReason: string | null;
            fees: components["schemas"]["BuyingFees"];
            refurb: components["schemas"]["Refurbishment"];
            /** @description £ */
            furnishing: number;
            /** @description £/month while nobody lives there */
            holdingPcm: number;
            finance: components["schemas"]["EvaluationFinance"];
            refi: components["schemas"]["Refinance"];
            income: components["schemas"]["IncomeInputs"];
            costs: components["schemas"]["RunningCosts"];
            exit: components["schemas"]["ExitInputs"];
            growth: components["schemas"]["GrowthInputs"];
            tax: components["schemas"]["TaxInputs"];
            stress: components["schemas"]["LenderStress"];
        };
        /** @description What one band takes. */
        StampDutyBand: {
            /** @description £ */
            from: number;
            /** @description £; null for the highest band */
            to: number | null;
            /** @description % */
            rate: number;
            /** @description £ of the price that lie in it */
            slice: number;
            /** @description £, unrounded */
            tax: number;
        };
        /** @description Stamp duty of the deal. */
        StampDutyFigures: {
            /** @description Whole £; null when no rates are on file for the day and none was given. */
            amount: number | null;
            isOverridden: boolean;
            /** @description Empty when no rates are on file. */
            bands: components["schemas"]["StampDutyBand"][];
        };
        /** @description What buying costs and who pays it, £. Null figures rest on a stamp duty that is not known. */
        PurchaseFigures: {
            /** @description £ */
            stampDuty: number | null;
            /** @description £, works with VAT and contingency */
            refurbTotal: number;
            /** @description £ */
            fees: number;
            /** @description £ */
            loan: number;
            /** @description £ */
            deposit: number;
            /** @description £, the capital employed */
            totalCost: number | null;
            /** @description £ */
            cashInvested: number | null;
        };
        /** @description A let home in a year, £. */
        IncomeFigures: {
            /** @description £/yr */
            grossRent: number | null;
            /** @description £/yr, gross rent less voids */
            effectiveRent: number | null;
            /** @description £/yr */
            otherIncome: number;
            /** @description £/yr with VAT */
            management: number | null;
            /** @description £/yr */
            maintenance: number | null;
            /** @description £/yr, costs that do not follow the rent */
            fixed: number;
            /** @description £/yr */
            operatingCosts: number | null;
            /** @description £/yr, net operating income */
            noi: number | null;
        };
        /** @description What a year brings, before tax: £, %, years. */
        ReturnFigures: {
            /** @description £/yr */
            noi: number | null;
            /** @description £/month */
            mortgagePcm: number | null;
            /** @description £/yr */
            annualCashFlow: number | null;
            /** @description £/month */
            cashFlowPcm: number | null;
            /** @description % of the price */
            grossYield: number | null;
            /** @description % of the price */
            netYield: number | null;
            /** @description % of the cash invested */
            cashOnCashRoi: number | null;
            /** @description % of the capital employed, or as `roceBasis` says */
            roce: number | null;
            paybackYears: components["schemas"]["PaybackYears"];
            /** @description Net operating income over the loan payments, times */
            dscr: number | null;
        };
        /** @description The interest cover test of the lender. */
        LenderTestFigures: {
            /** @description Rent over the stressed interest, %; null without a loan. */
            icr: number | null;
            icrPass: boolean | null;
            /** @description £ */
            maxLoanAtStress: number | null;
            /** @description £/month */
            minRentPcmAtStress: number | null;
            /** @description £ at the LTV of the deal */
            maxPriceAtStress: number | null;
        };
        /** @description Tax of the first year, £, indicative. */
        TaxFigures: {
            /** @description £ as the law stands: interest relieved at the basic rate */
            section24Tax: number | null;
            /** @description £ left to a person after that tax */
            afterTaxPersonal: number | null;
            /** @description £ if interest could still be deducted */
            preS24Tax: number | null;
            /** @description £ that section 24 adds */
            section24ExtraTax: number | null;
            /** @description £ of corporation tax */
            companyTax: number | null;
            /** @description £ left to a company */
            afterTaxCompany: number | null;
        };
        /** @description The end of the years that the home is held. */
        HoldFigures: {
            /** @description Years that the home is held. */
            years: number;
            /** @description £ */
            value: number | null;
            /** @description £ still owed */
            balance: number | null;
            /** @description £, before the sale costs */
            equity: number | null;
            /** @description £ */
            saleCosts: number | null;
            /** @description £ in the last year */
            lastCashFlow: number | null;
            /** @description £ over all years */
            totalCashFlow: number | null;
            /** @description Internal rate of return, % a year, before tax */
            irr: number | null;
        };
        /** @description A home let as a whole; also rent-to-rent. */
        LettingResults: {
            purchase: components["schemas"]["PurchaseFigures"];
            income: components["schemas"]["IncomeFigures"];
            returns: components["schemas"]["ReturnFigures"];
            /** @description £/month */
            breakEvenRentPcm: number | null;
            lender: components["schemas"]["LenderTestFigures"];
            tax: components["schemas"]["TaxFigures"];
            hold: components["schemas"]["HoldFigures"];
        };
        /** @description Buying, works and refinancing, £ and %. */
        BrrrProjectFigures: {
            /** @description £ */
            stampDuty: number | null;
            /** @description £ */
            refurbTotal: number;
            /** @description £ */
            fees: number;
            /** @description £ */
            bridgeLoan: number;
            /** @description £ */
            bridgeCosts: number;
            /** @description £ */
            holding: number;
            /** @description £ */
            totalCost: number | null;
            /** @description £ */
            peakCash: number | null;
            /** @description £ */
            refiLoan: number | null;
            /** @description £ */
            cashReleased: number | null;
            /** @description £ */
            moneyLeftIn: number | null;
            /** @description £ */
            equityAfter: number | null;
            /** @description £ */
            valueAdded: number | null;
            /** @description % */
            moneyRecycledPct: number | null;
        };
        /** @description A year after refinancing, before tax. */
        BrrrReturnFigures: {
            /** @description £/yr */
            noi: number | null;
            /** @description £/month */
            mortgagePcm: number | null;
            /** @description £/yr */
            annualCashFlow: number | null;
            /** @description £/month */
            cashFlowPcm: number | null;
            /** @description % */
            grossYieldOnGdv: number | null;
            roiOnMoneyLeftIn: components["schemas"]["ReturnOnMoneyLeft"];
            /** @description % */
            roce: number | null;
            roceCashLeftIn: components["schemas"]["ReturnOnMoneyLeft"];
        };
        /** @description Buy, refurbish, rent, refinance. */
        BrrrResults: {
            project: components["schemas"]["BrrrProjectFigures"];
            income: components["schemas"]["IncomeFigures"];
            returns: components["schemas"]["BrrrReturnFigures"];
            lender: components["schemas"]["LenderTestFigures"];
            tax: components["schemas"]["TaxFigures"];
            hold: components["schemas"]["HoldFigures"];
        };
        /** @description A house let by the room. */
        HmoRoomFigures: {
            /** @description £/month */
            avgRoomRentPcm: number | null;
            /** @description £/month */
            profitPerRoomPcm: number | null;
            /** @description £ */
            costPerRoom: number | null;
            /** @description Names of rooms that are smaller than the law wants. */
            undersized: string[];
            licenceRequired: boolean;
            /** @description How many rooms at the average rent pay for everything. */
            breakEvenRooms: number | null;
        };
        /** @description A house let by the room. */
        HmoResults: {
            purchase: components["schemas"]["PurchaseFigures"];
            income: components["schemas"]["IncomeFigures"];
            returns: components["schemas"]["ReturnFigures"];
            /** @description £/month */
            breakEvenRentPcm: number | null;
            lender: components["schemas"]["LenderTestFigures"];
            tax: components["schemas"]["TaxFigures"];
            hold: components["schemas"]["HoldFigures"];
            rooms: components["schemas"]["HmoRoomFigures"];
        };
        /** @description A home let by the night, a year. */
        StayFigures: {
            /** @description Nights sold in a year. */
            nights: number | null;
            /** @description Bookings in a year. */
            bookings: number | null;
            /** @description £ */
            revenue: number | null;
            /** @description £ a night that there is */
            revPar: number | null;
            /** @description £ to booking sites */
            ota: number | null;
            /** @description £ */
            management: number | null;
            /** @description £ */
            cleaning: number | null;
            /** @description £ */
            fixed: number;
            /** @description % */
            breakEvenOccupancy: number | null;
            /** @description Revenue is over the VAT threshold. */
            vatFlag: boolean;
            /** @description More nights than Greater London allows without consent. */
            nightsFlag: boolean;
        };
        /** @description A home let by the night. */
        ServicedResults: {
            purchase: components["schemas"]["PurchaseFigures"];
            stays: components["schemas"]["StayFigures"];
            returns: components["schemas"]["ReturnFigures"];
            tax: components["schemas"]["TaxFigures"];
            hold: components["schemas"]["HoldFigures"];
        };
        /** @description Buy, refurbish, sell: £ and %. */
        FlipResults: {
            /** @description £ */
            stampDuty: number | null;
            /** @description £ */
            refurbTotal: number;
            /** @description £ */
            fees: number;
            /** @description £ */
            loan: number;
            /** @description £ */
            financeCosts: number;
            /** @description £ */
            holding: number;
            /** @description £ */
            sellingCosts: number | null;
            /** @description £ */
            totalCost: number | null;
            /** @description £ */
            cashIn: number | null;
            /** @description £ */
            profit: number | null;
            /** @description % */
            roi: number | null;
            /** @description %; null when more than everything is lost. */
            annualisedRoi: number | null;
            /** @description % */
            profitOnCost: number | null;
            /** @description % */
            profitOnGdv: number | null;
            /** @description £ */
            breakEvenSale: number | null;
            /** @description £ */
            tax: number | null;
            /** @description £ */
            profitAfterTax: number | null;
        };
        /** @description The results of each strategy that was worked out. */
        StrategyResults: {
            btl?: components["schemas"]["LettingResults"];
            brrr?: components["schemas"]["BrrrResults"];
            hmo?: components["schemas"]["HmoResults"];
            sa?: components["schemas"]["ServicedResults"];
            flip?: components["schemas"]["FlipResults"];
            r2r?: components["schemas"]["LettingResults"];
        };
        /**
         * @description What a reader of the figures should know.
         * @enum {string}
         */
        EvaluationNote: "no-rates" | "before-sdlt" | "wales" | "under-40000" | "tax-nation" | "undersized-room" | "licence" | "vat-threshold" | "london-nights";
        /** @description Everything the engine works out (product §5). Unrounded but for stamp duty; null is “n/a”. */
        EvaluationResults: {
            headline: components["schemas"]["EvaluationHeadline"];
            stampDuty: components["schemas"]["StampDutyFigures"];
            strategies: components["schemas"]["StrategyResults"];
            /** @description Dotted paths of inputs that are still wanted. */
            missing: string[];
            notes: components["schemas"]["EvaluationNote"][];
        };
        /**
         * @description What ROCE is measured by: all capital employed, or the cash that stays in.
         * @enum {string}
         */
        RoceBasis: "totalCapital" | "cashLeftIn";
        /**
         * @description A named “what if”; only the inputs that differ are kept.
         * @example {
         *       "name": "Rates +2 points",
         *       "overrides": {
         *         "finance.rate": 7.2
         *       }
         *     }
         */
        EvaluationScenario: {
            /**
             * Format: not-blank
             * @example Rates +2 points
             */
            name: string;
            /** @description Single inputs by dotted path, as `finance.rate`; items of a list by their place, as `income.rooms.0.rentPcm`. */
            overrides: {
                [key: string]: number | string | boolean | null;
            };
        };
        /** @description A picture of a deal. */
        EvaluationImage: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            evaluationId: string;
            /** @description The picture is at `/media/{ownerId}/media/{file}`. */
            ownerId: number;
            file: string;
            caption: string | null;
            /** @description Place among the pictures of the deal; the lowest comes first. */
            order: number;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description The message in which it was asked; null for a reader who is not in its conversation. */
        MessagePlace: {
            conversationId: number;
            messageId: number;
        } | null;
        /** @description What others said to “Would you buy at this price?”. */
        EvaluationSounding: {
            /** @description £ */
            price: number;
            /** @description How many would. */
            yes: number;
            /** @description How many would not. */
            no: number;
            /**
             * Format: date-time
             * @description When it was asked.
             */
            at: string;
            message: components["schemas"]["MessagePlace"];
        };
        /** @description A quote that was asked for one of the figures. */
        EvaluationQuote: {
            line: components["schemas"]["QuoteLine"];
            /** @example Legal fees */
            label: string;
            status: components["schemas"]["QuoteStatus"];
            /** @description In the unit of the input; null before the answer. */
            amount: number | null;
            /** Format: date */
            validUntil: string | null;
            /** @description Who was asked. */
            asked: components["schemas"]["Author"][];
            /** @description Who answered. */
            by: components["schemas"]["Author"] | null;
            /**
             * Format: date-time
             * @description When it was answered, or asked.
             */
            at: string;
            message: components["schemas"]["MessagePlace"];
        };
        /** @description The deal without anything that its owner estimates, or that could be worked back to it. Address and price only where its owner shows them. */
        OpinionDeal: {
            /** @description Made of strategy and area where the address is not shown. */
            title: string;
            address: string | null;
            /** @example LS12 */
            outcode: string | null;
            nation: components["schemas"]["EvaluationNation"];
            primary: components["schemas"]["EvaluationStrategy"];
            /** @description £; null where it is not shown. */
            price: number | null;
            home: components["schemas"]["EvaluationHome"] | null;
            images: components["schemas"]["EvaluationImage"][];
        };
        /**
         * @description What others can estimate: the rent of a month, the value after the works, and all works with VAT.
         * @enum {string}
         */
        OpinionFigure: "rent" | "gdv" | "refurb";
        /**
         * @description Whole pounds for each figure that was asked for, and for no other.
         * @example {
         *       "rent": 1225,
         *       "refurb": 14000
         *     }
         */
        OpinionEstimates: {
            /** @description £/month */
            rent?: number;
            /** @description £ */
            gdv?: number;
            /** @description £, VAT included */
            refurb?: number;
        };
        /** @description What a member estimates. */
        OpinionAnswer: {
            user: components["schemas"]["Author"];
            estimates: components["schemas"]["OpinionEstimates"];
            /** @description How sure they are, or why; empty when they say nothing. */
            note: string;
            /** @description Given before they could see the figures of the owner. Only blind answers count in the spread. */
            isBlind: boolean;
            /**
             * Format: date-time
             * @description When they first answered.
             */
            at: string;
            /**
             * Format: date-time
             * @description When they last changed it, having seen the spread.
             */
            changedAt: string | null;
        };
        /** @description How far the blind estimates of a figure lie apart; null where there are none. */
        OpinionSpread: {
            figure: components["schemas"]["OpinionFigure"];
            /** @description How many blind estimates there are. */
            count: number;
            /** @description £ */
            min: number | null;
            /** @description £; half way between the two in the middle, to the pound. */
            median: number | null;
            /** @description £ */
            max: number | null;
            /** @description £, what the owner reckoned when they asked; null when they had no figure. */
            owner: number | null;
        };
        /** @description A request for blind second opinions, as its owner or one of the asked members sees it. */
        EvaluationOpinion: {
            /** Format: uuid */
            id: string;
            owner: components["schemas"]["Author"];
            /** @enum {string} */
            myRole: "owner" | "asked";
            deal: components["schemas"]["OpinionDeal"];
            /** @description Which figures they shall estimate. */
            figures: components["schemas"]["OpinionFigure"][];
            /** @description What the owner says to it; may be empty. */
            message: string;
            /**
             * @description A closed one takes no more answers.
             * @enum {string}
             */
            status: "open" | "closed";
            /** @description Who was asked; an asked member sees only themselves. */
            asked: components["schemas"]["Author"][];
            /** @description First come first; an asked member sees only their own. */
            answers: components["schemas"]["OpinionAnswer"][];
            /** @description Figure by figure. Null for an asked member before they have answered, and for the owner before anybody has. */
            spread: components["schemas"]["OpinionSpread"][] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            closedAt: string | null;
        };
        /**
         * @description Who does what in a deal; designed.
         * @example {
         *       "contactId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a09",
         *       "role": "solicitor"
         *     }
         */
        DealPerson: {
            /**
             * Format: uuid
             * @description A contact of the owner.
             */
            contactId: string;
            /** @enum {string} */
            role: "agent" | "vendor" | "solicitor" | "broker" | "surveyor" | "other";
        };
        /** @description Somebody opened the link. */
        EvaluationLinkView: {
            user: components["schemas"]["Author"];
            /**
             * Format: date-time
             * @description The latest time they did.
             */
            at: string;
        };
        /** @description An address under which any member may look at the deal. */
        EvaluationLink: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The secret part of its address.
             */
            token: string;
            shows: components["schemas"]["EvaluationShows"];
            /** Format: date-time */
            expiresAt: string | null;
            hasPasscode: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Who opened it, the latest first; each member once. */
            views: components["schemas"]["EvaluationLinkView"][];
        };
        /** @description A deal with all its figures, for its owner and collaborators. */
        Evaluation: {
            /** @enum {string} */
            access: "full";
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The same as `id`.
             */
            uuid: string;
            ownerId: number;
            owner: components["schemas"]["Author"];
            myRole: components["schemas"]["MyEvaluationRole"];
            title: string;
            /** Format: uuid */
            propertyId: string | null;
            /** Format: uuid */
            listingId: string | null;
            address: string | null;
            /** @example LS12 */
            outcode: string | null;
            nation: components["schemas"]["EvaluationNation"];
            region: components["schemas"]["StampDutyRegion"];
            home: components["schemas"]["EvaluationHome"] | null;
            strategies: components["schemas"]["EvaluationStrategy"][];
            primary: components["schemas"]["EvaluationStrategy"];
            inputs: components["schemas"]["EvaluationInputs"];
            results: components["schemas"]["EvaluationResults"];
            roceBasis: components["schemas"]["RoceBasis"];
            /** @description By dotted path of the input. */
            evidence: {
                [key: string]: components["schemas"]["EvidenceTag"];
            };
            scenarios: components["schemas"]["EvaluationScenario"][];
            images: components["schemas"]["EvaluationImage"][];
            notes: string;
            tags: string[];
            pipeline: components["schemas"]["PipelineCard"] | null;
            offers: components["schemas"]["EvaluationOffer"][];
            /** @description What others would buy it at, the latest question first; only those that somebody answered. */
            soundings: components["schemas"]["EvaluationSounding"][];
            /** @description Quotes that were asked for, the latest first. */
            quotes: components["schemas"]["EvaluationQuote"][];
            /** @description Blind second opinions that its owner asked for, the latest request first; empty for collaborators. */
            opinions: components["schemas"]["EvaluationOpinion"][];
            /** @description Contacts of the owner who have to do with the deal, empty for collaborators; designed. */
            people: components["schemas"]["DealPerson"][];
            collaborators: components["schemas"]["EvaluationCollaborator"][];
            /** Format: uuid */
            settingsId: string | null;
            /** @description Anybody signed in may see its snapshot. */
            isPublished: boolean;
            shows: components["schemas"]["EvaluationShows"];
            /** @description Of its owner alone; empty for collaborators. */
            links: components["schemas"]["EvaluationLink"][];
            version: number;
            /** Format: date-time */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description In the trash since; gone for good 30 days later.
             */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description What the owner of a shared deal pays and is left with, £. */
        SharedCosts: {
            /** @description £ */
            stampDuty: number | null;
            /** @description £ */
            totalCost: number | null;
            /** @description £ */
            cashInvested: number | null;
            /** @description £/month */
            cashFlowPcm: number | null;
            /** @description £ */
            moneyLeftIn: number | null;
            /** @description £ */
            profit: number | null;
        };
        /** @description What others may see of a published deal, or of one they have a link to: address, price and costs only where its owner shows them. */
        EvaluationSnapshot: {
            /** @enum {string} */
            access: "snapshot";
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            uuid: string;
            owner: components["schemas"]["Author"];
            /** @description Made of strategy and area where the address is not shown. */
            title: string;
            address: string | null;
            outcode: string | null;
            nation: components["schemas"]["EvaluationNation"];
            region: components["schemas"]["StampDutyRegion"];
            strategies: components["schemas"]["EvaluationStrategy"][];
            primary: components["schemas"]["EvaluationStrategy"];
            /** @description £; null where only the band is shown. */
            price: number | null;
            priceBand: {
                /** @description £ */
                from: number;
                /** @description £ */
                to: number;
            };
            figures: {
                /** @description % */
                grossYield: number | null;
                /** @description % */
                netYield: number | null;
                roi: components["schemas"]["ReturnOnMoneyLeft"];
                roce: components["schemas"]["ReturnOnMoneyLeft"];
                /** @description % */
                icr: number | null;
            };
            /** @description £; null where they are not shown. */
            costs: components["schemas"]["SharedCosts"] | null;
            /**
             * Format: date-time
             * @description When the link ends.
             */
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description The whole for owner and collaborators, a snapshot for others when it is published. */
        EvaluationView: components["schemas"]["Evaluation"] | components["schemas"]["EvaluationSnapshot"];
        /**
         * @description Some facts of the home; what is left out stays.
         * @example {
         *       "epcRating": "C",
         *       "areaSqm": 79.99
         *     }
         */
        SomeEvaluationHome: {
            /** @enum {string|null} */
            type?: "detached" | "semi" | "terraced" | "end_terrace" | "flat" | "maisonette" | "bungalow" | "studio" | "park_home" | "land" | "block" | "commercial" | "mixed" | null;
            /** @enum {string|null} */
            tenure?: "freehold" | "leasehold" | "share_of_freehold" | "commonhold" | "feuhold" | null;
            /** @description Years left on the lease. */
            leaseYears?: number | null;
            /** @description How many bedrooms. */
            bedrooms?: number | null;
            /** @description m² */
            areaSqm?: number | null;
            /** @enum {string|null} */
            epcRating?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
            /** @enum {string|null} */
            councilTaxBand?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
        };
        /** @description A move on the board; what is left out stays. */
        PipelineMove: {
            stage?: components["schemas"]["PipelineStage"];
            /** @description From the top; beyond the end is the end. */
            position?: number;
            /** @description Wanted when the stage becomes `lost`. */
            lostReason?: string | null;
            /**
             * Format: date-time
             * @description When the deal came into the stage, for a move that takes another back: its days there go on. Now without it, and for a time that has not come. Designed.
             */
            enteredAt?: string;
        };
        /**
         * @description A link to keep, by its id, or a new one.
         * @example {
         *       "shows": {
         *         "address": false,
         *         "price": true,
         *         "costs": false
         *       },
         *       "expiresAt": "2026-12-24T18:00:00Z",
         *       "passcode": "beam-2026"
         *     }
         */
        EvaluationLinkWish: {
            /**
             * Format: uuid
             * @description A link that is there; left out for a new one.
             */
            id?: string;
            shows: components["schemas"]["EvaluationShows"];
            /**
             * Format: date-time
             * @description Never, when null.
             */
            expiresAt: string | null;
            /** @description Asked of whoever opens it; null takes it away, left out it stays. */
            passcode?: string | null;
        };
        /**
         * @description The given fields change. Inputs are merged one by one, so that two people may edit different ones.
         * @example {
         *       "version": 4,
         *       "inputs": {
         *         "price": 172500
         *       }
         *     }
         */
        EvaluationUpdate: {
            /** @description The version this edit began from; another one is answered with 409. */
            version?: number;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
            /** Format: not-blank */
            title?: string;
            /**
             * Format: uuid
             * @description Owner only.
             */
            propertyId?: string | null;
            address?: string | null;
            outcode?: string | null;
            nation?: components["schemas"]["EvaluationNation"];
            /** @description Merged fact by fact; null forgets all of them. */
            home?: components["schemas"]["SomeEvaluationHome"] | null;
            strategies?: components["schemas"]["EvaluationStrategy"][];
            primary?: components["schemas"]["EvaluationStrategy"];
            inputs?: components["schemas"]["SomeEvaluationInputs"];
            roceBasis?: components["schemas"]["RoceBasis"];
            evidence?: {
                [key: string]: components["schemas"]["EvidenceTag"];
            };
            scenarios?: components["schemas"]["EvaluationScenario"][];
            /** @description A commenter may change these and nothing else. */
            notes?: string;
            tags?: string[];
            /** @description Null takes the deal off the board. */
            pipeline?: components["schemas"]["PipelineMove"] | null;
            offers?: components["schemas"]["EvaluationOffer"][];
            /** @description Owner only; designed. */
            people?: components["schemas"]["DealPerson"][];
            /** @description Owner only. */
            collaborators?: components["schemas"]["EvaluationCollaborator"][];
            /** Format: uuid */
            settingsId?: string | null;
            /** @description Owner only. */
            isPublished?: boolean;
            shows?: components["schemas"]["EvaluationShows"];
            /** @description Owner only; a link that is left out is revoked. */
            links?: components["schemas"]["EvaluationLinkWish"][];
            /** @description All pictures in their new order; the first is the cover. */
            imageIds?: string[];
            /** @description Owner only. */
            archived?: boolean;
            /**
             * @description Owner only; takes it out of the trash.
             * @enum {boolean}
             */
            deleted?: false;
        };
        /**
         * @description Inputs to work out without keeping anything.
         * @example {
         *       "inputs": {
         *         "price": 180000,
         *         "income": {
         *           "rentPcm": 1150
         *         }
         *       },
         *       "strategies": [
         *         "btl"
         *       ],
         *       "primary": "btl",
         *       "nation": "england"
         *     }
         */
        EvaluateRequest: {
            inputs: components["schemas"]["SomeEvaluationInputs"];
            /**
             * Format: uuid
             * @description Inputs that are left out come from this profile; from my default one when left out.
             */
            settingsId?: string;
            strategies?: components["schemas"]["EvaluationStrategy"][];
            primary?: components["schemas"]["EvaluationStrategy"];
            nation?: components["schemas"]["EvaluationNation"];
            outcode?: string | null;
            roceBasis?: components["schemas"]["RoceBasis"];
        };
        /** @description The inputs made whole, and what comes of them. */
        EvaluateAnswer: {
            inputs: components["schemas"]["EvaluationInputs"];
            results: components["schemas"]["EvaluationResults"];
        };
        /**
         * @description What somebody who was given a link has.
         * @example {
         *       "token": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02",
         *       "passcode": "beam-2026"
         *     }
         */
        EvaluationLinkOpening: {
            /** Format: uuid */
            token: string;
            passcode?: string;
        };
        /** @description Pictures to add to a deal, as a form. */
        EvaluationImageUpload: {
            /** Format: uuid */
            evaluationId: string;
            file: string[];
            caption?: string;
            /** @description Sent again with a retry; the server keeps the pictures of the first one. */
            clientId?: string;
        };
        /** @description The pictures that were added. */
        EvaluationImageList: components["schemas"]["EvaluationImage"][];
        /**
         * @description What I ask of a deal; null asks nothing.
         * @example {
         *       "minRoi": 8,
         *       "minGrossYield": 7,
         *       "minCashFlowPcm": 250,
         *       "maxCashIn": 60000,
         *       "maxMoneyLeftIn": null,
         *       "minIcr": 125
         *     }
         */
        EvaluationCriteria: {
            /** @description % */
            minRoi: number | null;
            /** @description % */
            minGrossYield: number | null;
            /** @description £/month */
            minCashFlowPcm: number | null;
            /** @description £ */
            maxCashIn: number | null;
            /** @description £ */
            maxMoneyLeftIn: number | null;
            /** @description % */
            minIcr: number | null;
        };
        /** @description A named set of defaults. */
        EvaluationSetting: {
            /** Format: uuid */
            id: string;
            ownerId: number;
            /** @example BTL North */
            name: string;
            /** @description Exactly one of my profiles is. */
            isDefault: boolean;
            /** @description The strategy this profile is the default for. */
            strategy: components["schemas"]["EvaluationStrategy"] | null;
            nation: components["schemas"]["EvaluationNation"] | null;
            inputs: components["schemas"]["SomeEvaluationInputs"];
            criteria: components["schemas"]["EvaluationCriteria"];
            roceBasis: components["schemas"]["RoceBasis"];
            /**
             * @description How areas of its deals are shown; null as everywhere else.
             * @enum {string|null}
             */
            areaUnit: "sqft" | "sqm" | null;
            /**
             * @description Where the rent of a deal that begins with a listing or property comes from: the listing’s estimate, which null is as well, the median of lets nearby, or nowhere.
             * @enum {string|null}
             */
            rentSource: "listing" | "comps" | "manual" | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of my profiles of defaults. */
        EvaluationSettingPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["EvaluationSetting"][];
        };
        /**
         * @description A new profile of defaults.
         * @example {
         *       "name": "BTL North",
         *       "isDefault": true,
         *       "strategy": "btl",
         *       "nation": "england",
         *       "inputs": {
         *         "costs": {
         *           "managementPct": 10,
         *           "voidPct": 4
         *         }
         *       },
         *       "areaUnit": "sqft"
         *     }
         */
        NewEvaluationSetting: {
            /** Format: not-blank */
            name: string;
            isDefault?: boolean;
            strategy?: components["schemas"]["EvaluationStrategy"] | null;
            nation?: components["schemas"]["EvaluationNation"] | null;
            inputs?: components["schemas"]["SomeEvaluationInputs"];
            criteria?: components["schemas"]["EvaluationCriteria"];
            roceBasis?: components["schemas"]["RoceBasis"];
            /** @enum {string|null} */
            areaUnit?: "sqft" | "sqm" | null;
            /** @enum {string|null} */
            rentSource?: "listing" | "comps" | "manual" | null;
        };
        /** @description Only the given fields of the profile change. */
        EvaluationSettingUpdate: {
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
            /** Format: not-blank */
            name?: string;
            /**
             * @description Makes it the default; another profile takes that away.
             * @enum {boolean}
             */
            isDefault?: true;
            strategy?: components["schemas"]["EvaluationStrategy"] | null;
            nation?: components["schemas"]["EvaluationNation"] | null;
            inputs?: components["schemas"]["SomeEvaluationInputs"];
            criteria?: components["schemas"]["EvaluationCriteria"];
            roceBasis?: components["schemas"]["RoceBasis"];
            /** @enum {string|null} */
            areaUnit?: "sqft" | "sqm" | null;
            /** @enum {string|null} */
            rentSource?: "listing" | "comps" | "manual" | null;
        };
        /** @description What of a deal can be changed back. */
        EvaluationVersionContent: {
            title: string;
            nation: components["schemas"]["EvaluationNation"];
            strategies: components["schemas"]["EvaluationStrategy"][];
            primary: components["schemas"]["EvaluationStrategy"];
            roceBasis: components["schemas"]["RoceBasis"];
            inputs: components["schemas"]["EvaluationInputs"];
            notes: string;
        };
        /** @description A state that a deal once had. */
        EvaluationVersion: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            evaluationId: string;
            /** @description The version of the deal that this was. */
            version: number;
            /** @description Null for one that was kept by itself. */
            name: string | null;
            /** @description Who named it, or whose changes followed it. */
            author: components["schemas"]["Author"];
            /** Format: date-time */
            createdAt: string;
            content: components["schemas"]["EvaluationVersionContent"];
        };
        /** @description A page of earlier states. */
        EvaluationVersionPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["EvaluationVersion"][];
        };
        /**
         * @description A name for the present state.
         * @example {
         *       "evaluationId": "0b0e7c52-1111-4222-8333-000000000001",
         *       "name": "Before the survey"
         *     }
         */
        NewEvaluationVersion: {
            /** Format: uuid */
            evaluationId: string;
            /** Format: not-blank */
            name: string;
        };
        /**
         * @description Asks some of my connections what they reckon.
         * @example {
         *       "evaluationId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01",
         *       "userIds": [
         *         2
         *       ],
         *       "figures": [
         *         "rent",
         *         "refurb"
         *       ],
         *       "message": "You know the street"
         *     }
         */
        NewEvaluationOpinion: {
            /**
             * Format: uuid
             * @description An evaluation of mine.
             */
            evaluationId: string;
            /** @description Connections of mine with whom the deal is not shared. */
            userIds: number[];
            /** @description Figures that its strategy has. */
            figures: components["schemas"]["OpinionFigure"][];
            message?: string;
        };
        /**
         * @description What a member estimates.
         * @example {
         *       "estimates": {
         *         "rent": 1225
         *       },
         *       "note": "Two let on this street for 1,200 and 1,250"
         *     }
         */
        OpinionWish: {
            estimates: components["schemas"]["OpinionEstimates"];
            note?: string;
        };
        /**
         * @description An asked member answers, or its owner closes it.
         * @example {
         *       "answer": {
         *         "estimates": {
         *           "rent": 1225
         *         }
         *       }
         *     }
         */
        EvaluationOpinionUpdate: {
            answer?: components["schemas"]["OpinionWish"];
            /**
             * @description The owner's right; there is no way back.
             * @constant
             */
            closed?: true;
        };
        /**
         * @description Requested becomes confirmed; confirmed becomes done or no-show; anything open can be cancelled, and asked for again.
         * @enum {string}
         */
        ViewingStatus: "requested" | "confirmed" | "done" | "no_show" | "cancelled";
        /** @description Where a viewing is: by its listing, else its deal, else its property. Designed. */
        ViewingHome: {
            address: string | null;
            /** @example LS12 */
            outcode: string | null;
            /** @description A photo, as `{ownerId}/media/{file}`. */
            image: string | null;
        };
        /**
         * @description What an appointment at a home is for.
         * @enum {string}
         */
        ViewingKind: "viewing" | "second" | "survey" | "valuation";
        /** @description Who shows the home: the contact named for it, which its owner alone sees, else the agent of its listing. Designed. */
        ViewingAgent: {
            name: string;
            company: string | null;
            phone: string | null;
            email: string | null;
        };
        /** @description One thing looked at. */
        ViewingCheck: {
            /**
             * Format: not-blank
             * @description Where in the home; left out for the home as a whole. `Refurbishment` holds works that belong to no room.
             * @example Kitchen
             */
            room?: string;
            /**
             * Format: not-blank
             * @example Boiler age
             */
            item: string;
            /** @enum {string} */
            state: "ok" | "issue" | "unknown";
            note: string;
            /** @description A file of the owner. */
            image: string | null;
            /** @description £ including VAT; while the check is an issue, the server keeps a line of the deal’s works in step with it. */
            cost: number | null;
        };
        /** @description Another viewing of mine at the same time, the earliest where there are more. */
        ViewingClash: {
            /** Format: uuid */
            id: string;
            /** @description The address or the name of its deal. */
            title: string;
            /** Format: date-time */
            startsAt: string;
            /** @description How long it takes, in minutes. */
            minutes: number;
        };
        /** @description An appointment at a home, with its checklist and outcome. */
        PropertyViewing: {
            /** Format: uuid */
            id: string;
            ownerId: number;
            owner: components["schemas"]["Author"];
            /** Format: uuid */
            propertyId: string | null;
            /** Format: uuid */
            listingId: string | null;
            /** Format: uuid */
            evaluationId: string | null;
            home: components["schemas"]["ViewingHome"] | null;
            /** @description The address or the name of the deal. */
            title: string;
            /** Format: date-time */
            startsAt: string;
            /** @description How long it takes, in minutes. */
            minutes: number;
            kind: components["schemas"]["ViewingKind"];
            status: components["schemas"]["ViewingStatus"];
            /** Format: uuid */
            agentContactId: string | null;
            agent: components["schemas"]["ViewingAgent"] | null;
            /** @description Member ids. */
            attendees: number[];
            /** @description Who the attendees are. */
            people: components["schemas"]["Author"][];
            /** @description Minutes before. */
            reminders: number[];
            checklist: components["schemas"]["ViewingCheck"][];
            /** @description My own mark, 1 to 5, 5 is best. */
            score: number | null;
            summary: string | null;
            clash: components["schemas"]["ViewingClash"] | null;
            /** @description It is over and nobody has said how it went. */
            isOutcomeDue: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of viewings. */
        PropertyViewingPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertyViewing"][];
        };
        /**
         * @description A viewing to ask for.
         * @example {
         *       "evaluationId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01",
         *       "startsAt": "2026-05-16T09:30:00Z",
         *       "minutes": 30,
         *       "kind": "viewing",
         *       "reminders": [
         *         60
         *       ]
         *     }
         */
        NewPropertyViewing: {
            /**
             * Format: uuid
             * @description At least one of property, listing and evaluation is named.
             */
            propertyId?: string | null;
            /** Format: uuid */
            listingId?: string | null;
            /** Format: uuid */
            evaluationId?: string | null;
            /**
             * Format: not-blank
             * @description Taken from the deal when left out.
             */
            title?: string;
            /** Format: date-time */
            startsAt: string;
            /** @description How long it takes, in minutes. */
            minutes: number;
            kind: components["schemas"]["ViewingKind"];
            /**
             * @default requested
             * @enum {string}
             */
            status: "requested" | "confirmed";
            /** Format: uuid */
            agentContactId?: string | null;
            attendees?: number[];
            /** @description Minutes before. */
            reminders?: number[];
            checklist?: components["schemas"]["ViewingCheck"][];
        };
        /** @description Only the given fields of the viewing change. */
        PropertyViewingUpdate: {
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
            /** @description Sent again with a retry; a change the server has already made is answered as it stands now. */
            clientId?: string;
            /** Format: not-blank */
            title?: string;
            /** Format: date-time */
            startsAt?: string;
            /** @description How long it takes, in minutes. */
            minutes?: number;
            kind?: components["schemas"]["ViewingKind"];
            status?: components["schemas"]["ViewingStatus"];
            /** Format: uuid */
            agentContactId?: string | null;
            attendees?: number[];
            /** @description Minutes before. */
            reminders?: number[];
            checklist?: components["schemas"]["ViewingCheck"][];
            /** @description My own mark, 1 to 5, 5 is best. */
            score?: number | null;
            summary?: string | null;
        };
        /** @description What a task or an entry of the log is about, as its lists name it; designed. */
        ActionSubject: {
            /** @enum {string} */
            kind: "evaluation" | "property" | "tenancy";
            /** Format: uuid */
            id: string;
            title: string;
        };
        /**
         * @description One point of a task's checklist.
         * @example {
         *       "text": "Ask for the gas certificate",
         *       "done": false
         *     }
         */
        ActionCheck: {
            /** Format: not-blank */
            text: string;
            done: boolean;
        };
        /**
         * @description A record that a document or an entry of the log belongs to.
         * @example {
         *       "kind": "tenancy",
         *       "id": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a07"
         *     }
         */
        DocumentLink: {
            /**
             * @description All but the first six, contact, maintenance and renewal are designed.
             * @enum {string}
             */
            kind: "property" | "tenancy" | "mortgage" | "transaction" | "recurring_payment" | "company" | "contact" | "manager" | "maintenance" | "renewal" | "room" | "serviced_let" | "epc" | "schedule" | "video" | "evaluation";
            /** Format: uuid */
            id: string;
        };
        /** @description A task, or an entry of the log. */
        PropertyAction: {
            /** Format: uuid */
            id: string;
            ownerId: number;
            /** @description Who added it; designed. */
            owner: components["schemas"]["Author"] | null;
            /** @description Who is to do it, or did it; designed. */
            assignee: components["schemas"]["Author"] | null;
            /** @description Null for what is about nothing, or about what was deleted. */
            subject: components["schemas"]["ActionSubject"] | null;
            /** Format: uuid */
            propertyId: string | null;
            /** Format: uuid */
            evaluationId: string | null;
            /** Format: uuid */
            tenancyId: string | null;
            /** @enum {string} */
            kind: "task" | "log";
            title: string;
            /** Format: date-time */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description Of a log entry, when it happened.
             */
            doneAt: string | null;
            assigneeId: number | null;
            /** @enum {string} */
            priority: "low" | "normal" | "high";
            /**
             * @description An RRULE.
             * @example FREQ=MONTHLY;INTERVAL=3
             */
            repeat: string | null;
            checklist: components["schemas"]["ActionCheck"][];
            /** Format: date-time */
            remindAt: string | null;
            /**
             * Format: uuid
             * @description Of a log entry, the task it tells of.
             */
            taskId: string | null;
            /**
             * Format: uuid
             * @description The task that came after this one, when it repeats.
             */
            nextId: string | null;
            /** @description The point of the conveyancing checklist that it stands for; designed. */
            step: string | null;
            /** @description Of a log entry, the record of the portfolio whose log it belongs to; null for all others. Designed. */
            record: components["schemas"]["DocumentLink"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of tasks and log entries. */
        PropertyActionPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertyAction"][];
        };
        /**
         * @description A task to do, or a note of what was done.
         * @example {
         *       "evaluationId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01",
         *       "kind": "task",
         *       "title": "Ring the agent about the damp survey",
         *       "dueAt": "2026-05-15T16:00:00Z",
         *       "priority": "high"
         *     }
         */
        NewPropertyAction: {
            /** Format: uuid */
            propertyId?: string | null;
            /** Format: uuid */
            evaluationId?: string | null;
            /** Format: uuid */
            tenancyId?: string | null;
            /** @enum {string} */
            kind: "task" | "log";
            /** Format: not-blank */
            title: string;
            /**
             * Format: date-time
             * @description Tasks alone.
             */
            dueAt?: string | null;
            /** @description Me or a connection of mine. */
            assigneeId?: number | null;
            /**
             * @default normal
             * @enum {string}
             */
            priority: "low" | "normal" | "high";
            /** @description Needs a due date. */
            repeat?: string | null;
            checklist?: components["schemas"]["ActionCheck"][];
            /** Format: date-time */
            remindAt?: string | null;
            /** @description Of a deal’s conveyancing checklist; designed. */
            step?: string | null;
            /** @description The record of mine whose log the note belongs to; log entries alone. Designed. */
            record?: components["schemas"]["DocumentLink"] | null;
            /** @description Sent again with a retry; the server keeps one task for it. Designed. */
            clientId?: string;
        };
        /** @description Only the given fields of the task change. */
        PropertyActionUpdate: {
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
            /** Format: not-blank */
            title?: string;
            /** Format: uuid */
            propertyId?: string | null;
            /** Format: uuid */
            evaluationId?: string | null;
            /** Format: uuid */
            tenancyId?: string | null;
            /** Format: date-time */
            dueAt?: string | null;
            /** @description Done is written to the log, and a repeating task creates its next one, once. False undoes it. */
            done?: boolean;
            assigneeId?: number | null;
            /** @enum {string} */
            priority?: "low" | "normal" | "high";
            repeat?: string | null;
            checklist?: components["schemas"]["ActionCheck"][];
            /** Format: date-time */
            remindAt?: string | null;
        };
        /**
         * @description What is happening with the home now.
         * @enum {string}
         */
        PropertyStatus: "let" | "part_let" | "void" | "works" | "for_sale" | "sold" | "own_use";
        /**
         * @description How a home earns.
         * @enum {string}
         */
        PropertyModelKey: "btl" | "brrr" | "hmo" | "sa" | "flip" | "r2r" | "development" | "commercial" | "own_home";
        /**
         * @description The kind of building, for programs.
         * @enum {string}
         */
        PropertyTypeKey: "detached" | "semi" | "terraced" | "end_terrace" | "flat" | "maisonette" | "bungalow" | "studio" | "park_home" | "land" | "block" | "commercial" | "mixed";
        /** @description The name and id of an evaluation. */
        PropertyEvaluationLink: {
            title: string;
            /** Format: uuid */
            uuid: string;
        };
        /**
         * @description How a home is owned.
         * @enum {string}
         */
        PropertyTenure: "freehold" | "leasehold" | "share_of_freehold" | "commonhold" | "feuhold";
        /**
         * @description Who says so: me, comparable sales, a lender’s valuation or the price index.
         * @enum {string}
         */
        PropertyValueSource: "manual" | "comps" | "lender" | "index";
        /** @description What a home was worth on a day. */
        PropertyValuation: {
            /**
             * @description £.
             * @example 215000
             */
            value: number;
            /** Format: date */
            on: string;
            source: components["schemas"]["PropertyValueSource"];
        };
        /** @description Who owns how much: a member or a company. */
        PropertyOwner: {
            /** @description A member. */
            userId: number | null;
            /**
             * Format: uuid
             * @description A company of mine.
             */
            companyId: string | null;
            /** @description The owner’s name; null for a company that is gone. */
            name: string | null;
            /**
             * @description Share in %.
             * @example 60
             */
            share: number;
        };
        /** @description File names in the order shown; the address of one is `/media/{ownerId}/media/{file}`. */
        PropertyImages: string[];
        /** @description Own labels. */
        PropertyTags: string[];
        /** @description The next date of a home on which something must be renewed. */
        PropertyNextDate: {
            /**
             * @description A kind of renewal date.
             * @example gas_safety
             */
            kind: string;
            /** Format: date */
            dueOn: string;
        };
        /** @description When a certificate of a home runs out. */
        PropertyCertificate: {
            /**
             * Format: date
             * @description The first day on which one of this kind runs out; null when it is not known.
             */
            dueOn: string | null;
            /** @description Whether the home needs none, such as gas safety without gas. */
            notApplicable: boolean;
        };
        /** @description Sums from mortgages, tenancies and renewal dates. */
        PropertyFigures: {
            /** @description Balances of all mortgages together, £. */
            debt: number;
            /** @description How many mortgages. */
            mortgages: number;
            /** @description Payments of all mortgages together, £ a month; null without a mortgage. */
            mortgagePcm: number | null;
            /** @description Debt as % of the current value; null without a value. */
            ltv: number | null;
            /** @description Rents of the current tenancies, £ a month; null when nothing is let. */
            rentPcm: number | null;
            /**
             * Format: date
             * @description The last day of the current tenancy that ends first; null when none has an end.
             */
            letUntil: string | null;
            /**
             * Format: date
             * @description The day after the last tenancy of an empty home; null when it is let or was never let.
             */
            vacantSince: string | null;
            /** @description Let rooms or home as %; nights sold for serviced accommodation; null for homes that are not to let, and for those let without a tenancy. */
            occupancyPct: number | null;
            /** @description A year’s rent as % of the current value; null when either is missing. What guests paid stands for the rent of a home that is let by the night. */
            grossYield: number | null;
            /** @description Certificates and registrations that are in date. */
            compliance: {
                /** @description How many are in date. */
                inDate: number;
                total: number;
            };
            /** @description What is due next; null when nothing is. */
            nextDate: components["schemas"]["PropertyNextDate"] | null;
            /** @description Its gas safety record; null when none is kept. */
            gasSafety: components["schemas"]["PropertyCertificate"] | null;
            /** @description Its electrical installation condition report; null when none is kept. */
            electrical: components["schemas"]["PropertyCertificate"] | null;
        };
        /** @description How many records of each kind are about a home; given where one home is asked for. */
        PropertyCounts: {
            /** @description Those that are over among them. */
            tenancies: number;
            /** @description Those with a part of this home. */
            transactions: number;
            /** @description Those in the bin left out. */
            documents: number;
            /** @description Jobs, those that are done among them. */
            maintenance: number;
        };
        /** @description A home of a portfolio. */
        Property: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The same as `id`.
             */
            uuid: string;
            /** @description The member it belongs to. */
            ownerId: number;
            /**
             * @description All address lines in one.
             * @example 27 Braemar Road, Fallowfield, Manchester, M14 6PQ
             */
            fullAddress: string;
            /** @description The evaluation it was bought by. */
            propertyEvaluation: components["schemas"]["PropertyEvaluationLink"] | null;
            /** @example 27 Braemar Road */
            addressLine1: string;
            line2: string | null;
            /** @example Manchester */
            town: string;
            county: string | null;
            /**
             * @description Upper case, one space.
             * @example M14 6PQ
             */
            postcode: string;
            nation: components["schemas"]["PropertyNation"];
            /**
             * @description Unique Property Reference Number.
             * @example 77012345
             */
            uprn: string | null;
            /** @description Degrees north. */
            lat: number | null;
            /** @description Degrees east. */
            lng: number | null;
            /**
             * Format: uuid
             * @description A type of `/properties/types`.
             */
            typeId: string;
            /**
             * Format: uuid
             * @description A model of `/properties/models`.
             */
            modelId: string | null;
            tenure: components["schemas"]["PropertyTenure"] | null;
            /**
             * Format: date
             * @description When a lease ends.
             */
            leaseExpiry: string | null;
            /** @description £/yr. */
            groundRent: number | null;
            /** @description £/yr. */
            serviceCharge: number | null;
            /** @enum {string|null} */
            councilTaxBand: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
            /** @description £/yr. */
            councilTax: number | null;
            epcRating: components["schemas"]["PropertyEpcRating"] | null;
            /** @description How many bedrooms. */
            bedrooms: number | null;
            /** @description How many bathrooms. */
            bathrooms: number | null;
            /** @description How many reception rooms. */
            receptions: number | null;
            /**
             * @description Floor area, m².
             * @example 82.5
             */
            areaSqm: number | null;
            /**
             * @description The year it was built, AD.
             * @example 1904
             */
            yearBuilt: number | null;
            /**
             * @description Land Registry title.
             * @example GM512345
             */
            titleNumber: string | null;
            /**
             * @description £.
             * @example 148000
             */
            purchasePrice: number | null;
            /** Format: date */
            purchaseDate: string | null;
            /** @description Tax, fees and first works, £. */
            purchaseCosts: number | null;
            /**
             * @description £.
             * @example 215000
             */
            currentValue: number | null;
            /**
             * Format: date
             * @description The day of the current value; today when a value is given without one.
             */
            valuedAt: string | null;
            valueSource: components["schemas"]["PropertyValueSource"] | null;
            /** @description Every value it has had, oldest first; a new current value adds one. */
            valuations: components["schemas"]["PropertyValuation"][];
            /** @description £; needed for a sold home. */
            soldPrice: number | null;
            /**
             * Format: date
             * @description Needed for a sold home.
             */
            soldOn: string | null;
            /** @description Shares make 100. */
            owners: components["schemas"]["PropertyOwner"][];
            /**
             * Format: uuid
             * @description The property manager in charge.
             */
            managerId: string | null;
            status: components["schemas"]["PropertyStatus"];
            images: components["schemas"]["PropertyImages"];
            tags: components["schemas"]["PropertyTags"];
            notes: string | null;
            /**
             * Format: uuid
             * @description An evaluation of mine.
             */
            evaluationId: string | null;
            /** @description Its version when it was linked: what the forecast is compared with. */
            evaluationVersion: number | null;
            /**
             * Format: date-time
             * @description When it was put away; null for a home in use.
             */
            archivedAt: string | null;
            /** @description Whether those who may see the properties of my profile see this one: never its address, value or figures. */
            onProfile: boolean;
            figures: components["schemas"]["PropertyFigures"];
            counts?: components["schemas"]["PropertyCounts"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description What came in and went out in a month. */
        PropertyMonth: {
            /**
             * @description Year and month.
             * @example 2026-04
             */
            month: string;
            /** @description £ received. */
            income: number;
            /** @description £ paid, finance included, capital not. */
            costs: number;
        };
        /** @description A home whose figures are not known. */
        PropertyMissing: {
            /** Format: uuid */
            uuid: string;
            fullAddress: string;
            /** @description What is not known of it; `income` of one that is let by the night, without a transaction of the last twelve months. */
            fields: ("value" | "rent" | "income")[];
        };
        /** @description What the homes that were owned and valued then were worth and owed. Debts that were repaid are not kept. */
        PropertyHistoryMonth: {
            /**
             * @description Year and month.
             * @example 2026-04
             */
            month: string;
            /** @description £. */
            value: number;
            /** @description £. */
            debt: number;
        };
        /** @description What a home brought in and cost a month over the last twelve, or over those it was owned; without finance, capital and deposits. */
        PropertyEarnings: {
            /** Format: uuid */
            uuid: string;
            /** @description £ a month; null without transactions. */
            incomePcm: number | null;
            /** @description £ a month; null without transactions. */
            costsPcm: number | null;
        };
        /** @description Cash flow of homes against what the evaluation they were bought by forecast, over the full months of the last twelve. */
        PropertyForecastTotals: {
            /** @description How many homes have a forecast. */
            properties: number;
            /** @description £, of all these months. */
            forecast: number;
            /** @description £, of the same months and homes. */
            actual: number;
        };
        /** @description Totals of all homes that fit the filters, whatever the page. */
        PropertySummary: {
            /** @description How many homes. */
            properties: number;
            /** @description Sum of the known current values, £. */
            value: number;
            /** @description How many have a value. */
            valuedProperties: number;
            /** @description £. */
            debt: number;
            /** @description Value less debt of the valued homes, £; may be negative. */
            equity: number;
            /** @description Debt of the valued homes as % of their value; null without a value. */
            ltv: number | null;
            /** @description £ a month. */
            rentPcm: number;
            /** @description Received less paid over twelve months, £ a month; null without transactions. */
            netCashFlowPcm: number | null;
            /** @description Let units as % of those to let; null when there are none. */
            occupancyPct: number | null;
            /** @description £; where no filter narrows the homes, of every tenancy of mine. */
            arrears: number;
            /** @description A year’s rent, or what guests paid, as % of the value of the homes both are known of; empty homes earn nothing. */
            grossYield: number | null;
            /** @description The same of the same homes less their running costs without finance, %. */
            netYield: number | null;
            /** @description Certificates, registrations and fixes that end within a year, or have ended; where no filter narrows the homes, those of companies as well, and where their owner alone does, those of that company. */
            renewalsIn12Months: number;
            /** @description Transactions to confirm. */
            outstandingTransactions: number;
            /** @description The last twelve months, oldest first. */
            months: components["schemas"]["PropertyMonth"][];
            /** @description Homes whose figures are not known; they are not counted as zero. */
            missing: components["schemas"]["PropertyMissing"][];
            /** @description How many are let, in whole or in part. */
            letProperties: number;
            /** @description Value and debt at the end of each month since the first purchase, oldest first; the last one is of today. */
            history: components["schemas"]["PropertyHistoryMonth"][];
            /** @description What each home not sold brought in and cost of late. */
            earnings: components["schemas"]["PropertyEarnings"][];
            /** @description Of the homes that were bought by an evaluation; null where there is none. */
            forecast: components["schemas"]["PropertyForecastTotals"] | null;
        };
        /** @description A page of homes, with the totals when they were asked for. */
        PropertyPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Property"][];
            summary?: components["schemas"]["PropertySummary"];
        };
        /**
         * @description How much of a home a member or a company owns.
         * @example {
         *       "userId": 1,
         *       "share": 60
         *     }
         */
        PropertyOwnerShare: {
            /** @description A member; either this or `companyId`. */
            userId?: number | null;
            /**
             * Format: uuid
             * @description A company of mine.
             */
            companyId?: string | null;
            /**
             * @description Share in %; the shares of all owners make 100.
             * @example 60
             */
            share: number;
        };
        /** @description All owners of a home; their shares make 100%. */
        PropertyOwnerShares: components["schemas"]["PropertyOwnerShare"][];
        /**
         * @description Without owners it is mine alone; without a nation the postcode says it; without a status it is void.
         * @example {
         *       "addressLine1": "27 Braemar Road",
         *       "town": "Manchester",
         *       "postcode": "M14 6PQ",
         *       "typeId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a08",
         *       "bedrooms": 3,
         *       "areaSqm": 82.5,
         *       "purchasePrice": 148000,
         *       "purchaseDate": "2021-06-25",
         *       "currentValue": 215000,
         *       "status": "let"
         *     }
         */
        NewProperty: {
            /**
             * Format: not-blank
             * @example 27 Braemar Road
             */
            addressLine1: string;
            line2?: string | null;
            /**
             * Format: not-blank
             * @example Manchester
             */
            town: string;
            county?: string | null;
            /**
             * Format: not-blank
             * @description A full UK postcode; case and spacing are tidied.
             * @example M14 6PQ
             */
            postcode: string;
            nation?: components["schemas"]["PropertyNation"];
            /**
             * @description Unique Property Reference Number.
             * @example 77012345
             */
            uprn?: string | null;
            /** @description Degrees north. */
            lat?: number | null;
            /** @description Degrees east. */
            lng?: number | null;
            /**
             * Format: uuid
             * @description A type of `/properties/types`.
             */
            typeId: string;
            /**
             * Format: uuid
             * @description A model of `/properties/models`.
             */
            modelId?: string | null;
            tenure?: components["schemas"]["PropertyTenure"] | null;
            /**
             * Format: date
             * @description When a lease ends.
             */
            leaseExpiry?: string | null;
            /** @description £/yr. */
            groundRent?: number | null;
            /** @description £/yr. */
            serviceCharge?: number | null;
            /** @enum {string|null} */
            councilTaxBand?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
            /** @description £/yr. */
            councilTax?: number | null;
            epcRating?: components["schemas"]["PropertyEpcRating"] | null;
            /** @description How many bedrooms. */
            bedrooms?: number | null;
            /** @description How many bathrooms. */
            bathrooms?: number | null;
            /** @description How many reception rooms. */
            receptions?: number | null;
            /**
             * @description Floor area, m².
             * @example 82.5
             */
            areaSqm?: number | null;
            /**
             * @description The year it was built, AD.
             * @example 1904
             */
            yearBuilt?: number | null;
            /**
             * @description Land Registry title.
             * @example GM512345
             */
            titleNumber?: string | null;
            /**
             * @description £.
             * @example 148000
             */
            purchasePrice?: number | null;
            /** Format: date */
            purchaseDate?: string | null;
            /** @description Tax, fees and first works, £. */
            purchaseCosts?: number | null;
            /**
             * @description £.
             * @example 215000
             */
            currentValue?: number | null;
            /**
             * Format: date
             * @description The day of the current value; today when a value is given without one.
             */
            valuedAt?: string | null;
            valueSource?: components["schemas"]["PropertyValueSource"] | null;
            /** @description £; needed for a sold home. */
            soldPrice?: number | null;
            /**
             * Format: date
             * @description Needed for a sold home.
             */
            soldOn?: string | null;
            owners?: components["schemas"]["PropertyOwnerShares"];
            /**
             * Format: uuid
             * @description The property manager in charge.
             */
            managerId?: string | null;
            status?: components["schemas"]["PropertyStatus"];
            tags?: components["schemas"]["PropertyTags"];
            notes?: string | null;
            /**
             * Format: uuid
             * @description An evaluation of mine.
             */
            evaluationId?: string | null;
        };
        /** @description As a form, with photographs. Lists and objects travel as JSON; what is empty is left out. */
        NewPropertyForm: {
            /**
             * Format: not-blank
             * @example 27 Braemar Road
             */
            addressLine1: string;
            line2?: string | null;
            /**
             * Format: not-blank
             * @example Manchester
             */
            town: string;
            county?: string | null;
            /**
             * Format: not-blank
             * @description A full UK postcode; case and spacing are tidied.
             * @example M14 6PQ
             */
            postcode: string;
            nation?: components["schemas"]["PropertyNation"];
            /**
             * @description Unique Property Reference Number.
             * @example 77012345
             */
            uprn?: string | null;
            /** @description Degrees north. */
            lat?: number | null;
            /** @description Degrees east. */
            lng?: number | null;
            /**
             * Format: uuid
             * @description A type of `/properties/types`.
             */
            typeId: string;
            /**
             * Format: uuid
             * @description A model of `/properties/models`.
             */
            modelId?: string | null;
            tenure?: components["schemas"]["PropertyTenure"] | null;
            /**
             * Format: date
             * @description When a lease ends.
             */
            leaseExpiry?: string | null;
            /** @description £/yr. */
            groundRent?: number | null;
            /** @description £/yr. */
            serviceCharge?: number | null;
            /** @enum {string|null} */
            councilTaxBand?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
            /** @description £/yr. */
            councilTax?: number | null;
            epcRating?: components["schemas"]["PropertyEpcRating"] | null;
            /** @description How many bedrooms. */
            bedrooms?: number | null;
            /** @description How many bathrooms. */
            bathrooms?: number | null;
            /** @description How many reception rooms. */
            receptions?: number | null;
            /**
             * @description Floor area, m².
             * @example 82.5
             */
            areaSqm?: number | null;
            /**
             * @description The year it was built, AD.
             * @example 1904
             */
            yearBuilt?: number | null;
            /**
             * @description Land Registry title.
             * @example GM512345
             */
            titleNumber?: string | null;
            /**
             * @description £.
             * @example 148000
             */
            purchasePrice?: number | null;
            /** Format: date */
            purchaseDate?: string | null;
            /** @description Tax, fees and first works, £. */
            purchaseCosts?: number | null;
            /**
             * @description £.
             * @example 215000
             */
            currentValue?: number | null;
            /**
             * Format: date
             * @description The day of the current value; today when a value is given without one.
             */
            valuedAt?: string | null;
            valueSource?: components["schemas"]["PropertyValueSource"] | null;
            /** @description £; needed for a sold home. */
            soldPrice?: number | null;
            /**
             * Format: date
             * @description Needed for a sold home.
             */
            soldOn?: string | null;
            owners?: components["schemas"]["PropertyOwnerShares"];
            /**
             * Format: uuid
             * @description The property manager in charge.
             */
            managerId?: string | null;
            status?: components["schemas"]["PropertyStatus"];
            tags?: components["schemas"]["PropertyTags"];
            notes?: string | null;
            /**
             * Format: uuid
             * @description An evaluation of mine.
             */
            evaluationId?: string | null;
            /** @description Photographs to add; images only. */
            files?: string[];
        };
        /** @description The address is taken, or somebody changed the home in the meantime. */
        PropertyConflict: {
            /** @example You have 27 Braemar Road, Fallowfield, Manchester, M14 6PQ already */
            message: string;
            /**
             * @description For programs, kebab-case
             * @example same-address
             */
            code: string;
            /** @description The home that has this address. */
            property?: {
                /** Format: uuid */
                uuid: string;
                fullAddress: string;
            };
        };
        /** @description Only the given fields change. */
        PropertyUpdate: {
            /**
             * Format: not-blank
             * @example 27 Braemar Road
             */
            addressLine1?: string;
            line2?: string | null;
            /**
             * Format: not-blank
             * @example Manchester
             */
            town?: string;
            county?: string | null;
            /**
             * Format: not-blank
             * @description A full UK postcode; case and spacing are tidied.
             * @example M14 6PQ
             */
            postcode?: string;
            nation?: components["schemas"]["PropertyNation"];
            /**
             * @description Unique Property Reference Number.
             * @example 77012345
             */
            uprn?: string | null;
            /** @description Degrees north. */
            lat?: number | null;
            /** @description Degrees east. */
            lng?: number | null;
            /**
             * Format: uuid
             * @description A type of `/properties/types`.
             */
            typeId?: string;
            /**
             * Format: uuid
             * @description A model of `/properties/models`.
             */
            modelId?: string | null;
            tenure?: components["schemas"]["PropertyTenure"] | null;
            /**
             * Format: date
             * @description When a lease ends.
             */
            leaseExpiry?: string | null;
            /** @description £/yr. */
            groundRent?: number | null;
            /** @description £/yr. */
            serviceCharge?: number | null;
            /** @enum {string|null} */
            councilTaxBand?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
            /** @description £/yr. */
            councilTax?: number | null;
            epcRating?: components["schemas"]["PropertyEpcRating"] | null;
            /** @description How many bedrooms. */
            bedrooms?: number | null;
            /** @description How many bathrooms. */
            bathrooms?: number | null;
            /** @description How many reception rooms. */
            receptions?: number | null;
            /**
             * @description Floor area, m².
             * @example 82.5
             */
            areaSqm?: number | null;
            /**
             * @description The year it was built, AD.
             * @example 1904
             */
            yearBuilt?: number | null;
            /**
             * @description Land Registry title.
             * @example GM512345
             */
            titleNumber?: string | null;
            /**
             * @description £.
             * @example 148000
             */
            purchasePrice?: number | null;
            /** Format: date */
            purchaseDate?: string | null;
            /** @description Tax, fees and first works, £. */
            purchaseCosts?: number | null;
            /**
             * @description £.
             * @example 215000
             */
            currentValue?: number | null;
            /**
             * Format: date
             * @description The day of the current value; today when a value is given without one.
             */
            valuedAt?: string | null;
            valueSource?: components["schemas"]["PropertyValueSource"] | null;
            /** @description £; needed for a sold home. */
            soldPrice?: number | null;
            /**
             * Format: date
             * @description Needed for a sold home.
             */
            soldOn?: string | null;
            owners?: components["schemas"]["PropertyOwnerShares"];
            /**
             * Format: uuid
             * @description The property manager in charge.
             */
            managerId?: string | null;
            status?: components["schemas"]["PropertyStatus"];
            tags?: components["schemas"]["PropertyTags"];
            notes?: string | null;
            /**
             * Format: uuid
             * @description An evaluation of mine.
             */
            evaluationId?: string | null;
            images?: components["schemas"]["PropertyImages"];
            /** @description Puts it away, with all its records, or takes it out again. */
            archived?: boolean;
            /** @description Shows it on my profile or takes it off. */
            onProfile?: boolean;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description As a form, with photographs to add. Lists and objects travel as JSON. */
        PropertyUpdateForm: {
            /**
             * Format: not-blank
             * @example 27 Braemar Road
             */
            addressLine1?: string;
            line2?: string | null;
            /**
             * Format: not-blank
             * @example Manchester
             */
            town?: string;
            county?: string | null;
            /**
             * Format: not-blank
             * @description A full UK postcode; case and spacing are tidied.
             * @example M14 6PQ
             */
            postcode?: string;
            nation?: components["schemas"]["PropertyNation"];
            /**
             * @description Unique Property Reference Number.
             * @example 77012345
             */
            uprn?: string | null;
            /** @description Degrees north. */
            lat?: number | null;
            /** @description Degrees east. */
            lng?: number | null;
            /**
             * Format: uuid
             * @description A type of `/properties/types`.
             */
            typeId?: string;
            /**
             * Format: uuid
             * @description A model of `/properties/models`.
             */
            modelId?: string | null;
            tenure?: components["schemas"]["PropertyTenure"] | null;
            /**
             * Format: date
             * @description When a lease ends.
             */
            leaseExpiry?: string | null;
            /** @description £/yr. */
            groundRent?: number | null;
            /** @description £/yr. */
            serviceCharge?: number | null;
            /** @enum {string|null} */
            councilTaxBand?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
            /** @description £/yr. */
            councilTax?: number | null;
            epcRating?: components["schemas"]["PropertyEpcRating"] | null;
            /** @description How many bedrooms. */
            bedrooms?: number | null;
            /** @description How many bathrooms. */
            bathrooms?: number | null;
            /** @description How many reception rooms. */
            receptions?: number | null;
            /**
             * @description Floor area, m².
             * @example 82.5
             */
            areaSqm?: number | null;
            /**
             * @description The year it was built, AD.
             * @example 1904
             */
            yearBuilt?: number | null;
            /**
             * @description Land Registry title.
             * @example GM512345
             */
            titleNumber?: string | null;
            /**
             * @description £.
             * @example 148000
             */
            purchasePrice?: number | null;
            /** Format: date */
            purchaseDate?: string | null;
            /** @description Tax, fees and first works, £. */
            purchaseCosts?: number | null;
            /**
             * @description £.
             * @example 215000
             */
            currentValue?: number | null;
            /**
             * Format: date
             * @description The day of the current value; today when a value is given without one.
             */
            valuedAt?: string | null;
            valueSource?: components["schemas"]["PropertyValueSource"] | null;
            /** @description £; needed for a sold home. */
            soldPrice?: number | null;
            /**
             * Format: date
             * @description Needed for a sold home.
             */
            soldOn?: string | null;
            owners?: components["schemas"]["PropertyOwnerShares"];
            /**
             * Format: uuid
             * @description The property manager in charge.
             */
            managerId?: string | null;
            status?: components["schemas"]["PropertyStatus"];
            tags?: components["schemas"]["PropertyTags"];
            notes?: string | null;
            /**
             * Format: uuid
             * @description An evaluation of mine.
             */
            evaluationId?: string | null;
            images?: components["schemas"]["PropertyImages"];
            /** @description Puts it away, with all its records, or takes it out again. */
            archived?: boolean;
            /** @description Shows it on my profile or takes it off. */
            onProfile?: boolean;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
            /** @description Photographs to add; images only. */
            files?: string[];
        };
        /** @description It cannot go while others need it, or it was changed elsewhere. */
        InUseConflict: {
            /** @example This home has 2 tenancies and 1 mortgage. Archive it instead */
            message: string;
            /**
             * @description For programs, kebab-case
             * @example in-use
             */
            code: string;
            /** @description Where it is used. */
            usedIn?: {
                /**
                 * @description A table of records.
                 * @example tenancy
                 */
                kind: string;
                /** @description How many such records. */
                count: number;
            }[];
        };
        /** @description How a home earns: buy to let, HMO, serviced accommodation and so on. */
        PropertyModel: {
            /** Format: uuid */
            id: string;
            key: components["schemas"]["PropertyModelKey"];
            /** @example Buy to let */
            name: string;
        };
        /** @description All models. */
        PropertyModelList: components["schemas"]["PropertyModel"][];
        /** @description What kind of building it is. */
        PropertyType: {
            /** Format: uuid */
            id: string;
            key: components["schemas"]["PropertyTypeKey"];
            /** @example End terrace */
            name: string;
        };
        /** @description All types of building. */
        PropertyTypeList: components["schemas"]["PropertyType"][];
        /**
         * @description Who a pack is for.
         * @enum {string}
         */
        PropertyPackReader: "lender" | "accountant";
        /**
         * @description A tax year, 6 April to 5 April.
         * @example 2025-26
         */
        PropertyPackYear: string;
        /** @description Somebody opened the link. */
        PropertyPackView: {
            user: components["schemas"]["Author"];
            /**
             * Format: date-time
             * @description The latest time they did.
             */
            at: string;
        };
        /** @description An address under which any member may look at the pack of a home, until it ends or is revoked. */
        PropertyPackLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: uuid
             * @description The secret part of its address.
             */
            token: string;
            reader: components["schemas"]["PropertyPackReader"];
            taxYear: components["schemas"]["PropertyPackYear"];
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Who opened it, the latest first; each member once. */
            views: components["schemas"]["PropertyPackView"][];
        };
        /** @description A page of links to packs. */
        PropertyPackLinkPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertyPackLink"][];
        };
        /**
         * @description A link to the pack of one of my homes.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "reader": "lender",
         *       "taxYear": "2025-26",
         *       "expiresAt": "2026-12-24T18:00:00Z"
         *     }
         */
        NewPropertyPackLink: {
            /** Format: uuid */
            propertyId: string;
            reader: components["schemas"]["PropertyPackReader"];
            taxYear: components["schemas"]["PropertyPackYear"];
            /**
             * Format: date-time
             * @description In the future, and within a year.
             */
            expiresAt: string;
        };
        /**
         * @description What somebody who was given a link has.
         * @example {
         *       "token": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02"
         *     }
         */
        PropertyPackOpening: {
            /** Format: uuid */
            token: string;
        };
        /** @description What a lender or an accountant is told of a home. */
        PropertyPackHome: {
            fullAddress: string;
            owners: components["schemas"]["PropertyOwner"][];
            tenure: components["schemas"]["PropertyTenure"] | null;
            /** @description Land Registry title. */
            titleNumber: string | null;
            bedrooms: number | null;
            epcRating: components["schemas"]["PropertyEpcRating"] | null;
            /** Format: date */
            purchaseDate: string | null;
            /** @description £. */
            purchasePrice: number | null;
            /** @description £. */
            purchaseCosts: number | null;
            /** @description £. */
            currentValue: number | null;
            /** Format: date */
            valuedAt: string | null;
            /** Format: date */
            leaseExpiry: string | null;
        };
        /**
         * @description `part`: one part is repaid, the other bears interest only.
         * @enum {string}
         */
        MortgageMethod: "interest_only" | "repayment" | "part";
        /** @description A loan on the home; never its account. */
        PropertyPackMortgage: {
            lender: string;
            /** @description £. */
            balance: number;
            /** Format: date */
            balanceAt: string;
            /** @description % a year. */
            rate: number;
            /** Format: date */
            fixEnds: string | null;
            /** Format: date */
            termEnds: string;
            method: components["schemas"]["MortgageMethod"];
            /** @description £ a month. */
            monthlyPayment: number;
        };
        /**
         * @description `assured_periodic` and the historic `ast` are English, `occupation_contract` Welsh, `prt` Scottish, `ni_private` Northern Irish.
         * @enum {string}
         */
        TenancyType: "assured_periodic" | "ast" | "occupation_contract" | "prt" | "ni_private" | "company_let" | "licence" | "student" | "holiday";
        /** @description Outstanding rent by age in days on the London date. */
        Arrears: {
            /** @description £ */
            total: number;
            /** @description £ due 1 to 30 days ago; rent due today is not owed yet. */
            days30: number;
            /** @description £ due 31 to 60 days ago. */
            days60: number;
            /** @description £ due 61 to 90 days ago. */
            days90: number;
            /** @description £ due more than 90 days ago. */
            older: number;
            /** @description The total as months of rent, two decimals. */
            months: number;
        };
        /** @description A tenancy that runs; never who the tenants are. */
        PropertyPackTenancy: {
            type: components["schemas"]["TenancyType"];
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string | null;
            /** @description £ a calendar month. */
            rentPcm: number;
            /** @description £. */
            deposit: number | null;
            arrears: components["schemas"]["Arrears"];
        };
        /**
         * @description What must be renewed.
         * @enum {string}
         */
        RenewalKind: "gas_safety" | "eicr" | "epc" | "pat" | "legionella" | "fire_risk" | "alarms" | "hmo_licence" | "selective_licence" | "landlord_insurance" | "buildings_insurance" | "service_charge" | "deposit" | "right_to_rent" | "lease" | "mortgage_fix" | "confirmation_statement" | "accounts" | "ico" | "landlord_registration" | "prs_database" | "mtd_quarter" | "other";
        /**
         * @description By the London date: `due_30` within 30 days, and so on; `missing` without a date.
         * @enum {string}
         */
        RenewalStatus: "ok" | "due_90" | "due_60" | "due_30" | "overdue" | "missing" | "not_applicable";
        /** @description A certificate, licence or policy of the home, without its file. */
        PropertyPackCertificate: {
            kind: components["schemas"]["RenewalKind"];
            /** @description Its own name; null where its kind says it. */
            name: string | null;
            status: components["schemas"]["RenewalStatus"];
            /** Format: date */
            dueOn: string | null;
        };
        /**
         * @description The boxes of the SA105 tax return, then capital and transfers.
         * @enum {string}
         */
        TransactionCategory: "rent" | "other_income" | "deposit" | "rates_insurance_ground_rent" | "repairs" | "finance_cost" | "legal_management" | "services_wages" | "travel" | "other_expense" | "capital_purchase" | "capital_improvement" | "capital_sale" | "transfer";
        /** @description What a category came to in the tax year. */
        PropertyPackBook: {
            category: components["schemas"]["TransactionCategory"];
            /** @description £. */
            in: number;
            /** @description £. */
            out: number;
        };
        /** @description A line of the books. */
        PropertyPackLine: {
            /** Format: date */
            date: string;
            description: string;
            category: components["schemas"]["TransactionCategory"];
            /** @description £; null for money out. */
            in: number | null;
            /** @description £; null for money in. */
            out: number | null;
        };
        /** @description What a lender or an accountant is shown of a home, as it stands when they look. */
        PropertyPack: {
            reader: components["schemas"]["PropertyPackReader"];
            taxYear: components["schemas"]["PropertyPackYear"];
            /**
             * Format: date-time
             * @description When the link ends.
             */
            expiresAt: string;
            owner: components["schemas"]["Author"];
            property: components["schemas"]["PropertyPackHome"];
            mortgages: components["schemas"]["PropertyPackMortgage"][];
            /** @description For a lender. */
            tenancies: components["schemas"]["PropertyPackTenancy"][];
            /** @description For a lender. */
            certificates: components["schemas"]["PropertyPackCertificate"][];
            /** @description Of the tax year and of this home alone. */
            books: components["schemas"]["PropertyPackBook"][];
            /** @description Income less expenses of the tax year before finance costs, £. */
            profit: number;
            /** @description For an accountant, every line of the books, oldest first. */
            lines: components["schemas"]["PropertyPackLine"][];
        };
        /**
         * @description What a manager does for the owner.
         * @enum {string}
         */
        PropertyManagerService: "let_only" | "rent_collection" | "full";
        /** @description A letting agency in charge of homes. */
        PropertyManager: {
            /** Format: uuid */
            id: string;
            /** @description The member it belongs to. */
            ownerId: number;
            /**
             * @description The agency.
             * @example Okeford Lettings
             */
            name: string;
            branch: string | null;
            /** Format: email */
            email: string | null;
            phone: string | null;
            service: components["schemas"]["PropertyManagerService"];
            /**
             * @description Fee as % of the rent, without VAT.
             * @example 10
             */
            feePct: number;
            /**
             * @description VAT on the fee, %; 20 when left out.
             * @example 20
             */
            vatPct: number;
            /** @description Least fee, £ a month. */
            minFee: number | null;
            /** @description Homes in their charge. */
            propertyIds: string[];
            /** Format: date */
            contractStart: string | null;
            /** Format: date */
            contractEnd: string | null;
            /** @description Days of notice that end the contract. */
            noticeDays: number | null;
            /**
             * @description Where clients’ money is protected.
             * @example Propertymark
             */
            clientMoneyScheme: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of property managers. */
        PropertyManagerPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertyManager"][];
        };
        /**
         * @description An agency that looks after homes of mine.
         * @example {
         *       "name": "Fallowfield Lettings",
         *       "branch": "Wilmslow Road",
         *       "service": "full",
         *       "feePct": 10,
         *       "vatPct": 20,
         *       "minFee": 60,
         *       "noticeDays": 60
         *     }
         */
        NewPropertyManager: {
            /**
             * Format: not-blank
             * @description The agency.
             */
            name: string;
            branch?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            service: components["schemas"]["PropertyManagerService"];
            /**
             * @description Fee as % of the rent, without VAT.
             * @example 10
             */
            feePct: number;
            /**
             * @description VAT on the fee, %; 20 when left out.
             * @example 20
             */
            vatPct?: number;
            /** @description Least fee, £ a month. */
            minFee?: number | null;
            /** @description Homes in their charge. */
            propertyIds?: string[];
            /** Format: date */
            contractStart?: string | null;
            /** Format: date */
            contractEnd?: string | null;
            /** @description Days of notice that end the contract. */
            noticeDays?: number | null;
            /**
             * @description Where clients’ money is protected.
             * @example Propertymark
             */
            clientMoneyScheme?: string | null;
        };
        /** @description Only the given fields change. */
        PropertyManagerUpdate: {
            /**
             * Format: not-blank
             * @description The agency.
             */
            name?: string;
            branch?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            service?: components["schemas"]["PropertyManagerService"];
            /**
             * @description Fee as % of the rent, without VAT.
             * @example 10
             */
            feePct?: number;
            /**
             * @description VAT on the fee, %; 20 when left out.
             * @example 20
             */
            vatPct?: number;
            /** @description Least fee, £ a month. */
            minFee?: number | null;
            /** @description Homes in their charge. */
            propertyIds?: string[];
            /** Format: date */
            contractStart?: string | null;
            /** Format: date */
            contractEnd?: string | null;
            /** @description Days of notice that end the contract. */
            noticeDays?: number | null;
            /**
             * @description Where clients’ money is protected.
             * @example Propertymark
             */
            clientMoneyScheme?: string | null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /**
         * @description What a contact is to me.
         * @enum {string}
         */
        ContactKind: "tenant" | "guarantor" | "contractor" | "agent" | "solicitor" | "broker" | "surveyor" | "accountant" | "vendor" | "insurer" | "council" | "other";
        /** @description Somebody a landlord deals with. */
        Contact: {
            /** Format: uuid */
            id: string;
            /** @description The member it belongs to. */
            ownerId: number;
            kind: components["schemas"]["ContactKind"];
            /** @example Dermot Walsh */
            name: string;
            company: string | null;
            emails: string[];
            phones: string[];
            address: string | null;
            /** @description The member this is. */
            userId: number | null;
            /** @enum {string|null} */
            preferredChannel: "phone" | "text" | "email" | "post" | null;
            tags: string[];
            notes: string | null;
            /** @description Own rating, 5 is best. */
            rating: number | null;
            /** @description Where the details come from. */
            source: string | null;
            /**
             * Format: date
             * @description When the details are to be erased.
             */
            retentionUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of contacts. */
        ContactPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Contact"][];
        };
        /**
         * @description Somebody to keep the details of.
         * @example {
         *       "kind": "contractor",
         *       "name": "Dermot Walsh",
         *       "company": "Walsh Plumbing",
         *       "phones": [
         *         "0161 496 0133"
         *       ],
         *       "preferredChannel": "phone",
         *       "rating": 5
         *     }
         */
        NewContact: {
            kind: components["schemas"]["ContactKind"];
            /**
             * Format: not-blank
             * @example Dermot Walsh
             */
            name: string;
            company?: string | null;
            emails?: string[];
            phones?: string[];
            address?: string | null;
            /** @description The member this is. */
            userId?: number | null;
            /** @enum {string|null} */
            preferredChannel?: "phone" | "text" | "email" | "post" | null;
            tags?: string[];
            notes?: string | null;
            /** @description Own rating, 5 is best. */
            rating?: number | null;
            /** @description Where the details come from. */
            source?: string | null;
            /**
             * Format: date
             * @description When the details are to be erased.
             */
            retentionUntil?: string | null;
        };
        /** @description Only the given fields change. */
        ContactUpdate: {
            kind?: components["schemas"]["ContactKind"];
            /**
             * Format: not-blank
             * @example Dermot Walsh
             */
            name?: string;
            company?: string | null;
            emails?: string[];
            phones?: string[];
            address?: string | null;
            /** @description The member this is. */
            userId?: number | null;
            /** @enum {string|null} */
            preferredChannel?: "phone" | "text" | "email" | "post" | null;
            tags?: string[];
            notes?: string | null;
            /** @description Own rating, 5 is best. */
            rating?: number | null;
            /** @description Where the details come from. */
            source?: string | null;
            /**
             * Format: date
             * @description When the details are to be erased.
             */
            retentionUntil?: string | null;
            /**
             * Format: uuid
             * @description Another contact of mine that is the same person: its links, e-mails, phones and tags come here and it goes.
             */
            mergeFrom?: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A booking site and what it keeps. */
        SaChannel: {
            /**
             * Format: not-blank
             * @example Airbnb
             */
            name: string;
            /**
             * @description %.
             * @example 15.5
             */
            commissionPct: number;
        };
        /**
         * @description The rate of one season.
         * @example {
         *       "from": "2026-06-01",
         *       "to": "2026-08-31",
         *       "adr": 128,
         *       "minStay": 3
         *     }
         */
        SaSeason: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day.
             */
            to: string;
            /**
             * @description £ a night.
             * @example 128
             */
            adr: number;
            /** @description Nights. */
            minStay: number;
        };
        /**
         * @description Nights that are taken.
         * @example {
         *       "from": "2026-07-10",
         *       "to": "2026-07-14",
         *       "source": "Airbnb"
         *     }
         */
        SaBlock: {
            /**
             * Format: date
             * @description The first night.
             */
            from: string;
            /**
             * Format: date
             * @description The day of leaving.
             */
            to: string;
            /**
             * Format: not-blank
             * @description Who says so: a channel’s name, or `owner` for own use.
             * @example Airbnb
             */
            source: string;
            /** @description The event’s id in an imported calendar; one that is known already adds nothing. */
            uid?: string;
        };
        /** @description How a home earns by the night. */
        PropertySaManagement: {
            /** Format: uuid */
            id: string;
            /** @description The member it belongs to. */
            ownerId: number;
            /** Format: uuid */
            propertyId: string;
            channels: components["schemas"]["SaChannel"][];
            /**
             * @description Average daily rate, £ a night.
             * @example 118
             */
            adr: number;
            /** @description Rates by season; seasons do not overlap. */
            seasons: components["schemas"]["SaSeason"][];
            /**
             * @description Nights sold as %.
             * @example 68
             */
            occupancyPct: number;
            /**
             * @description Nights a booking; 3 when left out.
             * @example 3.2
             */
            avgStay: number;
            /** @description What the guest pays a stay, £. */
            cleaningFee: number;
            /** @description What it costs a stay, £. */
            cleaningCost: number;
            /** @description £ a stay. */
            linenCost: number;
            /** @description % of the income. */
            managementPct: number;
            /** @description Bookings and blocked nights, by date. */
            blocks: components["schemas"]["SaBlock"][];
            /** @description Nights a calendar year, 90 in London. */
            nightCap: number | null;
            /** @description Average daily rate times occupancy, £ a night. */
            revPar: number;
            /** @description Nights of this calendar year that guests have taken or booked. */
            nightsBooked: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of homes let by the night. */
        PropertySaManagementPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertySaManagement"][];
        };
        /**
         * @description How one of my homes is let by the night.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "adr": 118,
         *       "occupancyPct": 68,
         *       "avgStay": 3.2,
         *       "cleaningFee": 55,
         *       "cleaningCost": 45,
         *       "channels": [
         *         {
         *           "name": "Airbnb",
         *           "commissionPct": 15.5
         *         }
         *       ]
         *     }
         */
        NewPropertySaManagement: {
            /** Format: uuid */
            propertyId: string;
            channels?: components["schemas"]["SaChannel"][];
            /**
             * @description Average daily rate, £ a night.
             * @example 118
             */
            adr: number;
            /** @description Rates by season; seasons do not overlap. */
            seasons?: components["schemas"]["SaSeason"][];
            /**
             * @description Nights sold as %.
             * @example 68
             */
            occupancyPct: number;
            /**
             * @description Nights a booking; 3 when left out.
             * @example 3.2
             */
            avgStay?: number;
            /** @description What the guest pays a stay, £. */
            cleaningFee?: number;
            /** @description What it costs a stay, £. */
            cleaningCost?: number;
            /** @description £ a stay. */
            linenCost?: number;
            /** @description % of the income. */
            managementPct?: number;
            /** @description Bookings and blocked nights, by date. */
            blocks?: components["schemas"]["SaBlock"][];
            /** @description Nights a calendar year, 90 in London. */
            nightCap?: number | null;
        };
        /** @description Only the given fields change. */
        PropertySaManagementUpdate: {
            /** Format: uuid */
            propertyId?: string;
            channels?: components["schemas"]["SaChannel"][];
            /**
             * @description Average daily rate, £ a night.
             * @example 118
             */
            adr?: number;
            /** @description Rates by season; seasons do not overlap. */
            seasons?: components["schemas"]["SaSeason"][];
            /**
             * @description Nights sold as %.
             * @example 68
             */
            occupancyPct?: number;
            /**
             * @description Nights a booking; 3 when left out.
             * @example 3.2
             */
            avgStay?: number;
            /** @description What the guest pays a stay, £. */
            cleaningFee?: number;
            /** @description What it costs a stay, £. */
            cleaningCost?: number;
            /** @description £ a stay. */
            linenCost?: number;
            /** @description % of the income. */
            managementPct?: number;
            /** @description Bookings and blocked nights, by date. */
            blocks?: components["schemas"]["SaBlock"][];
            /** @description Nights a calendar year, 90 in London. */
            nightCap?: number | null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A room of an HMO in England that is smaller than the law lets so many people sleep in. */
        RoomSizeFlag: {
            /**
             * @description The size it should have, m².
             * @example 6.51
             */
            minimum: number;
            /** @example below 6.51 m² */
            message: string;
        };
        /** @description A room of a home. */
        PropertyRoom: {
            /** Format: uuid */
            id: string;
            /** @description The member it belongs to. */
            ownerId: number;
            /** Format: uuid */
            propertyId: string;
            /** @example Room 2 */
            name: string;
            /**
             * Format: uuid
             * @description A kind of `/rooms`.
             */
            roomKindId: string | null;
            /** @description 0 is the ground floor. */
            floor: number | null;
            /**
             * @description Floor where the ceiling is at least 1.5 m high, m².
             * @example 7.2
             */
            areaSqm: number;
            /** @description People over ten who may sleep here. */
            maxOccupants: number;
            ensuite: boolean;
            furnished: boolean;
            billsIncluded: boolean;
            /**
             * @description Asking rent, £ a month.
             * @example 525
             */
            rentPcm: number | null;
            notes: string | null;
            images: components["schemas"]["PropertyImages"];
            /**
             * Format: uuid
             * @description The tenancy that runs here now.
             */
            currentTenancyId: string | null;
            sizeFlag: components["schemas"]["RoomSizeFlag"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of rooms. */
        PropertyRoomPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertyRoom"][];
        };
        /**
         * @description A room of one of my homes.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "name": "Room 2",
         *       "floor": 1,
         *       "areaSqm": 7.2,
         *       "maxOccupants": 1,
         *       "rentPcm": 525
         *     }
         */
        NewPropertyRoom: {
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: not-blank
             * @example Room 2
             */
            name: string;
            /**
             * Format: uuid
             * @description A kind of `/rooms`.
             */
            roomKindId?: string | null;
            /** @description 0 is the ground floor. */
            floor?: number | null;
            /**
             * @description Floor where the ceiling is at least 1.5 m high, m².
             * @example 7.2
             */
            areaSqm: number;
            /** @description People over ten who may sleep here. */
            maxOccupants: number;
            ensuite?: boolean;
            furnished?: boolean;
            billsIncluded?: boolean;
            /**
             * @description Asking rent, £ a month.
             * @example 525
             */
            rentPcm?: number | null;
            notes?: string | null;
        };
        /** @description Only the given fields change. */
        PropertyRoomUpdate: {
            /** Format: uuid */
            propertyId?: string;
            /**
             * Format: not-blank
             * @example Room 2
             */
            name?: string;
            /**
             * Format: uuid
             * @description A kind of `/rooms`.
             */
            roomKindId?: string | null;
            /** @description 0 is the ground floor. */
            floor?: number | null;
            /**
             * @description Floor where the ceiling is at least 1.5 m high, m².
             * @example 7.2
             */
            areaSqm?: number;
            /** @description People over ten who may sleep here. */
            maxOccupants?: number;
            ensuite?: boolean;
            furnished?: boolean;
            billsIncluded?: boolean;
            /**
             * @description Asking rent, £ a month.
             * @example 525
             */
            rentPcm?: number | null;
            notes?: string | null;
            images?: components["schemas"]["PropertyImages"];
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description Photographs of a room; they are added to those it has. Designed. */
        PropertyRoomPhotosForm: {
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
            /** @description Photographs to add; images only. */
            files?: string[];
        };
        /**
         * @description A step the assessor recommends, with its cost and gain.
         * @example {
         *       "text": "Loft insulation to 270 mm",
         *       "costMin": 900,
         *       "costMax": 1200,
         *       "points": 6,
         *       "done": false
         *     }
         */
        EpcRecommendation: {
            /**
             * Format: not-blank
             * @example Loft insulation to 270 mm
             */
            text: string;
            /** @description £. */
            costMin: number;
            /** @description £. */
            costMax: number;
            /** @description SAP points it adds. */
            points: number;
            done: boolean;
        };
        /** @description The open recommendations of least cost that reach a C. */
        EpcStepsToC: {
            /** @description Points still needed for a C. */
            points: number;
            /** @description £. */
            costMin: number;
            /** @description £. */
            costMax: number;
            /** @description The open recommendations are enough. */
            reachable: boolean;
        };
        /** @description An energy performance certificate. */
        PropertyEpc: {
            /** Format: uuid */
            id: string;
            /** @description The member it belongs to. */
            ownerId: number;
            /** Format: uuid */
            propertyId: string | null;
            /** @description 24 digits; each certificate once. */
            certificateNumber: string | null;
            current: components["schemas"]["PropertyEpcRating"];
            /** @description SAP points, 1 to 100; the more the better. */
            currentScore: number;
            potential: components["schemas"]["PropertyEpcRating"];
            /** @description SAP points after the recommended works, 1 to 100. */
            potentialScore: number;
            /** Format: date */
            lodgedOn: string;
            /**
             * Format: date
             * @description Ten years after it was lodged when left out.
             */
            expiresOn: string;
            /** @description m². */
            areaSqm: number | null;
            assessor: string | null;
            recommendations: components["schemas"]["EpcRecommendation"][];
            /** @description In the PRS exemptions register. */
            exemptionRef: string | null;
            /** @description SAP points with the recommendations that are done. */
            projectedScore: number;
            projected: components["schemas"]["PropertyEpcRating"];
            /** @description By the date in London. */
            expired: boolean;
            /**
             * @description Minimum energy efficiency: below E a home in England or Wales cannot be let without an exemption.
             * @enum {string}
             */
            mees: "compliant" | "exempt" | "cannot_let" | "not_applicable";
            /** @description Null when it is a C already. */
            stepsToC: components["schemas"]["EpcStepsToC"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of energy performance certificates. */
        PropertyEpcPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertyEpc"][];
        };
        /**
         * @description An energy performance certificate to keep.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "certificateNumber": "123456789012345678901234",
         *       "current": "D",
         *       "currentScore": 62,
         *       "potential": "B",
         *       "potentialScore": 84,
         *       "lodgedOn": "2024-03-02",
         *       "areaSqm": 82.5
         *     }
         */
        NewPropertyEpc: {
            /** Format: uuid */
            propertyId?: string | null;
            /** @description 24 digits; each certificate once. */
            certificateNumber?: string | null;
            current: components["schemas"]["PropertyEpcRating"];
            /** @description SAP points, 1 to 100; the more the better. */
            currentScore: number;
            potential: components["schemas"]["PropertyEpcRating"];
            /** @description SAP points after the recommended works, 1 to 100. */
            potentialScore: number;
            /** Format: date */
            lodgedOn: string;
            /**
             * Format: date
             * @description Ten years after it was lodged when left out.
             */
            expiresOn?: string;
            /** @description m². */
            areaSqm?: number | null;
            assessor?: string | null;
            recommendations?: components["schemas"]["EpcRecommendation"][];
            /** @description In the PRS exemptions register. */
            exemptionRef?: string | null;
        };
        /** @description Only the given fields change. */
        PropertyEpcUpdate: {
            /** Format: uuid */
            propertyId?: string | null;
            /** @description 24 digits; each certificate once. */
            certificateNumber?: string | null;
            current?: components["schemas"]["PropertyEpcRating"];
            /** @description SAP points, 1 to 100; the more the better. */
            currentScore?: number;
            potential?: components["schemas"]["PropertyEpcRating"];
            /** @description SAP points after the recommended works, 1 to 100. */
            potentialScore?: number;
            /** Format: date */
            lodgedOn?: string;
            /**
             * Format: date
             * @description Ten years after it was lodged when left out.
             */
            expiresOn?: string;
            /** @description m². */
            areaSqm?: number | null;
            assessor?: string | null;
            recommendations?: components["schemas"]["EpcRecommendation"][];
            /** @description In the PRS exemptions register. */
            exemptionRef?: string | null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description One line of a schedule. */
        ScheduleItem: {
            /** @example Kitchen */
            room: string | null;
            /**
             * Format: not-blank
             * @example Replace base units and worktop
             */
            name: string;
            /**
             * @description How many of `unit`.
             * @example 1
             */
            qty: number;
            /** @example m² */
            unit: string | null;
            /**
             * @description £ a unit, without VAT.
             * @example 1450
             */
            rate: number;
            /** @description %; 0 when left out. */
            vatPct: number;
            /** @description Quantity times rate with VAT, £. */
            total: number;
            trade: string | null;
            /** @enum {string} */
            status: "todo" | "doing" | "done";
            /** @enum {string|null} */
            condition: "new" | "good" | "fair" | "poor" | null;
            /** @description What it came to, £ with VAT. */
            actual: number | null;
            notes: string | null;
            /** @description File names of photographs before and after. */
            images: string[];
        };
        /**
         * @description Who signed a schedule, as what and when.
         * @example {
         *       "name": "Hannah Okafor",
         *       "role": "landlord",
         *       "on": "2026-05-13"
         *     }
         */
        ScheduleSignature: {
            /** Format: not-blank */
            name: string;
            /** @enum {string} */
            role: "landlord" | "tenant" | "contractor" | "agent" | "other";
            /** Format: date */
            on: string;
        };
        /** @description A link that shows a schedule to whoever is signed in and has it. */
        ScheduleShare: {
            /** @description Ask `GET /schedules/shared/{token}` with it. */
            token: string;
            /** Format: date-time */
            expires: string;
        };
        /** @description A schedule of works, of condition, of contents or of rent. */
        Schedule: {
            /** Format: uuid */
            id: string;
            /** @description The member it belongs to. */
            ownerId: number;
            /**
             * Format: uuid
             * @description Either this or `evaluationId`.
             */
            propertyId: string | null;
            /** Format: uuid */
            evaluationId: string | null;
            /** @enum {string} */
            kind: "works" | "condition" | "inventory" | "rent";
            title: string;
            /** @description In the order shown. */
            items: components["schemas"]["ScheduleItem"][];
            /**
             * @description %; 0 when left out.
             * @example 10
             */
            contingencyPct: number;
            signedBy: components["schemas"]["ScheduleSignature"][];
            /** @description Sum of quantity times rate, £. */
            net: number;
            /** @description £. */
            vat: number;
            /** @description On net and VAT, £. */
            contingency: number;
            /** @description Net, VAT and contingency, £. */
            total: number;
            /** @description What the items came to so far, £. */
            actual: number;
            shared: components["schemas"]["ScheduleShare"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of schedules. */
        SchedulePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Schedule"][];
        };
        /**
         * @description A line to put into a schedule.
         * @example {
         *       "room": "Kitchen",
         *       "name": "Replace base units and worktop",
         *       "qty": 1,
         *       "rate": 1450,
         *       "vatPct": 20
         *     }
         */
        NewScheduleItem: {
            /** @example Kitchen */
            room?: string | null;
            /**
             * Format: not-blank
             * @example Replace base units and worktop
             */
            name: string;
            /**
             * @description How many of `unit`.
             * @example 1
             */
            qty: number;
            /** @example m² */
            unit?: string | null;
            /**
             * @description £ a unit, without VAT.
             * @example 1450
             */
            rate: number;
            /** @description %; 0 when left out. */
            vatPct?: number;
            trade?: string | null;
            /** @enum {string} */
            status?: "todo" | "doing" | "done";
            /** @enum {string|null} */
            condition?: "new" | "good" | "fair" | "poor" | null;
            /** @description What it came to, £ with VAT. */
            actual?: number | null;
            notes?: string | null;
            /** @description File names of photographs before and after. */
            images?: string[];
        };
        /**
         * @description A schedule of works, condition, inventory or rent for a home or a deal.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "kind": "works",
         *       "title": "Kitchen and boiler",
         *       "items": [
         *         {
         *           "room": "Kitchen",
         *           "name": "Replace base units and worktop",
         *           "qty": 1,
         *           "rate": 1450,
         *           "vatPct": 20
         *         }
         *       ],
         *       "contingencyPct": 10
         *     }
         */
        NewSchedule: {
            /**
             * Format: uuid
             * @description Either this or `evaluationId`.
             */
            propertyId?: string | null;
            /** Format: uuid */
            evaluationId?: string | null;
            /** @enum {string} */
            kind: "works" | "condition" | "inventory" | "rent";
            /** Format: not-blank */
            title: string;
            /** @description In the order shown. */
            items?: components["schemas"]["NewScheduleItem"][];
            /**
             * @description %; 0 when left out.
             * @example 10
             */
            contingencyPct?: number;
            signedBy?: components["schemas"]["ScheduleSignature"][];
        };
        /** @description One line as a contractor sees it, without what it costs. */
        SharedScheduleItem: {
            room: string | null;
            name: string;
            qty: number;
            unit: string | null;
            trade: string | null;
            /** @enum {string} */
            status: "todo" | "doing" | "done";
            /** @enum {string|null} */
            condition: "new" | "good" | "fair" | "poor" | null;
            notes: string | null;
            /** @description File names of photographs, which whoever opened the link may see while it is open. */
            images: string[];
        };
        /** @description A schedule as its link shows it: what is to be done where, with its photographs, without prices and signatures. */
        SharedSchedule: {
            /** @description The member who shared it, under whose name the photographs are. */
            ownerId: number;
            title: string;
            /** @enum {string} */
            kind: "works" | "condition" | "inventory" | "rent";
            /**
             * @description Of its property; null for one of an evaluation.
             * @example 27 Braemar Road, Manchester M14 6PD
             */
            address: string | null;
            /** @description The member who shared it. */
            ownerName: string;
            items: components["schemas"]["SharedScheduleItem"][];
            /** Format: date-time */
            expires: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Only the given fields change. */
        ScheduleUpdate: {
            /**
             * Format: uuid
             * @description Either this or `evaluationId`.
             */
            propertyId?: string | null;
            /** Format: uuid */
            evaluationId?: string | null;
            /** @enum {string} */
            kind?: "works" | "condition" | "inventory" | "rent";
            /** Format: not-blank */
            title?: string;
            /** @description In the order shown. */
            items?: components["schemas"]["NewScheduleItem"][];
            /**
             * @description %; 0 when left out.
             * @example 10
             */
            contingencyPct?: number;
            signedBy?: components["schemas"]["ScheduleSignature"][];
            /** @description Opens a link until then, or with null takes it back. */
            share?: {
                /** Format: date-time */
                expires: string;
            } | null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description Photographs of one item, before or after; they are added to those it has. */
        SchedulePhotosForm: {
            /** @description The place of the item in the schedule, from 0. */
            item: number;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
            /** @description Photographs to add; images only. */
            files?: string[];
        };
        /**
         * @description What it shows.
         * @enum {string}
         */
        VideoRefKind: "property" | "article" | "listing";
        /**
         * @description Where a film is kept.
         * @enum {string}
         */
        VideoSource: "upload" | "youtube" | "vimeo";
        /**
         * @description Where a chapter of a film begins.
         * @example {
         *       "at": 75,
         *       "title": "The back bedroom"
         *     }
         */
        VideoChapter: {
            /** @description Seconds from the start. */
            at: number;
            /** Format: not-blank */
            title: string;
        };
        /** @description In order. */
        VideoChapters: components["schemas"]["VideoChapter"][];
        /**
         * @description Who may watch.
         * @enum {string}
         */
        VideoVisibility: "me" | "connections" | "members";
        /** @description A film of a home, an article or a listing. */
        Video: {
            /** Format: uuid */
            id: string;
            /** @description The member it belongs to. */
            ownerId: number;
            title: string;
            source: components["schemas"]["VideoSource"];
            /** @description Of a link its address; of an upload the file name, served as `/media/{ownerId}/media/{file}`. */
            url: string;
            /** @description What a player shows after a click; without cookies until then. Null for an upload. */
            embedUrl: string | null;
            /** @description File name of a still. */
            poster: string | null;
            /** @description Seconds. */
            duration: number | null;
            chapters: components["schemas"]["VideoChapters"];
            /** @description WebVTT. */
            captions: string | null;
            refKind: components["schemas"]["VideoRefKind"];
            /** @description The id of what it shows. */
            refId: string;
            visibility: components["schemas"]["VideoVisibility"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of films. */
        VideoPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Video"][];
        };
        /**
         * @description A link to YouTube or Vimeo.
         * @example {
         *       "title": "A walk through 27 Braemar Road",
         *       "source": "youtube",
         *       "url": "https://youtu.be/dQw4w9WgXcQ",
         *       "refKind": "property",
         *       "refId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "visibility": "connections"
         *     }
         */
        NewVideo: {
            /** Format: not-blank */
            title: string;
            /** @enum {string} */
            source: "youtube" | "vimeo";
            /**
             * @description The address of the film.
             * @example https://youtu.be/dQw4w9WgXcQ
             */
            url: string;
            /** @description Seconds. */
            duration?: number | null;
            chapters?: components["schemas"]["VideoChapters"];
            /** @description WebVTT. */
            captions?: string | null;
            refKind: components["schemas"]["VideoRefKind"];
            /** @description The id of what it shows. */
            refId: string;
            visibility?: components["schemas"]["VideoVisibility"];
        };
        /** @description An upload. */
        NewVideoForm: {
            /** Format: not-blank */
            title: string;
            /** @description Seconds. */
            duration?: number | null;
            chapters?: components["schemas"]["VideoChapters"];
            /** @description WebVTT. */
            captions?: string | null;
            refKind: components["schemas"]["VideoRefKind"];
            /** @description The id of what it shows. */
            refId: string;
            visibility?: components["schemas"]["VideoVisibility"];
            /**
             * Format: binary
             * @description The film, at most 200 MB.
             */
            file: string;
            /**
             * Format: binary
             * @description A still; images only.
             */
            posterFile?: string;
        };
        /** @description Only the given fields change; `url` only of a link. */
        VideoUpdate: {
            /** Format: not-blank */
            title?: string;
            /**
             * @description The address of the film.
             * @example https://youtu.be/dQw4w9WgXcQ
             */
            url?: string;
            /** @description Seconds. */
            duration?: number | null;
            chapters?: components["schemas"]["VideoChapters"];
            /** @description WebVTT. */
            captions?: string | null;
            refKind?: components["schemas"]["VideoRefKind"];
            /** @description The id of what it shows. */
            refId?: string;
            visibility?: components["schemas"]["VideoVisibility"];
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /**
         * @description How far a job has come.
         * @enum {string}
         */
        MaintenanceStatus: "open" | "in_progress" | "deferred" | "completed" | "closed" | "declined";
        /**
         * @description The kind of work.
         * @enum {string}
         */
        MaintenanceCategory: "plumbing" | "heating" | "electrical" | "roof" | "damp" | "appliance" | "pest" | "fire_safety" | "garden" | "cleaning" | "other";
        /**
         * @description To be done within 24 hours, 3 days or 28 days of the report, or by plan.
         * @enum {string}
         */
        MaintenancePriority: "emergency" | "urgent" | "routine" | "planned";
        /** @description What a contractor asks for a job. */
        MaintenanceQuote: {
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            contactId: string;
            /**
             * @description £ with VAT.
             * @example 420
             */
            amount: number;
            /** @description File name of the quotation. */
            file: string | null;
            /** @description At most one is. */
            accepted: boolean;
        };
        /** @description A remark on a job. */
        MaintenanceComment: {
            authorId: number;
            text: string;
            /** Format: date-time */
            at: string;
        };
        /** @description When a job came into a status. */
        MaintenanceStep: {
            status: components["schemas"]["MaintenanceStatus"];
            /** Format: date-time */
            at: string;
        };
        /** @description A repair or a planned job. */
        PropertyMaintenance: {
            /** Format: uuid */
            id: string;
            /** @description The member it belongs to. */
            ownerId: number;
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: uuid
             * @description A room of this home.
             */
            roomId: string | null;
            /** @example No hot water */
            title: string;
            details: string;
            category: components["schemas"]["MaintenanceCategory"];
            priority: components["schemas"]["MaintenancePriority"];
            /** @description Damp, mould or another danger to health: the clock of Awaab’s Law runs. */
            hazard: boolean;
            status: components["schemas"]["MaintenanceStatus"];
            /** @description The statuses it may go to from here. */
            moves: components["schemas"]["MaintenanceStatus"][];
            /**
             * Format: date-time
             * @description Now when left out.
             */
            reportedAt: string;
            /**
             * Format: date-time
             * @description By when it should be done; null for planned jobs without a date.
             */
            deadline: string | null;
            /** @description The deadline has passed and nobody is done; never while deferred. */
            overdue: boolean;
            /**
             * Format: date
             * @description The day of a planned job.
             */
            plannedFor: string | null;
            /** @description A planned job comes again so many months later when it is completed. */
            repeatMonths: number | null;
            /**
             * Format: date
             * @description Needed for a deferred job; a day to come.
             */
            deferredUntil: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            reportedBy: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            contractorId: string | null;
            /** Format: date-time */
            appointmentAt: string | null;
            /** @description How to get in. */
            access: string | null;
            quotes: components["schemas"]["MaintenanceQuote"][];
            /** @description £. */
            estimate: number | null;
            /**
             * @description £ with VAT.
             * @example 260
             */
            actual: number | null;
            /** @description What somebody else pays back, £. */
            recharge: number | null;
            /** Format: date */
            warrantyUntil: string | null;
            /**
             * Format: uuid
             * @description The expense that a completed job with an actual cost makes.
             */
            transactionId: string | null;
            images: components["schemas"]["PropertyImages"];
            /** @description Oldest first. */
            comments: components["schemas"]["MaintenanceComment"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["MaintenanceStep"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of jobs. */
        PropertyMaintenancePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PropertyMaintenance"][];
        };
        /**
         * @description A contractor's quotation for a job.
         * @example {
         *       "contactId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a06",
         *       "amount": 420,
         *       "accepted": true
         *     }
         */
        NewMaintenanceQuote: {
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            contactId: string;
            /**
             * @description £ with VAT.
             * @example 420
             */
            amount: number;
            /** @description File name of the quotation. */
            file?: string | null;
            accepted?: boolean;
        };
        /** @description The quotations for a job. */
        MaintenanceQuotes: components["schemas"]["NewMaintenanceQuote"][];
        /**
         * @description A repair or planned job to keep.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "title": "No hot water",
         *       "details": "The boiler shows F28 since this morning.",
         *       "category": "heating",
         *       "priority": "urgent",
         *       "estimate": 260
         *     }
         */
        NewPropertyMaintenance: {
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: uuid
             * @description A room of this home.
             */
            roomId?: string | null;
            /**
             * Format: not-blank
             * @example No hot water
             */
            title: string;
            details?: string;
            category: components["schemas"]["MaintenanceCategory"];
            priority: components["schemas"]["MaintenancePriority"];
            /** @description Damp, mould or another danger to health: the clock of Awaab’s Law runs. */
            hazard?: boolean;
            /**
             * Format: date-time
             * @description Now when left out.
             */
            reportedAt?: string;
            /**
             * Format: date
             * @description The day of a planned job.
             */
            plannedFor?: string | null;
            /** @description A planned job comes again so many months later when it is completed. */
            repeatMonths?: number | null;
            /**
             * Format: date
             * @description Needed for a deferred job; a day to come.
             */
            deferredUntil?: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            reportedBy?: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            contractorId?: string | null;
            /** Format: date-time */
            appointmentAt?: string | null;
            /** @description How to get in. */
            access?: string | null;
            quotes?: components["schemas"]["MaintenanceQuotes"];
            /** @description £. */
            estimate?: number | null;
            /**
             * @description £ with VAT.
             * @example 260
             */
            actual?: number | null;
            /** @description What somebody else pays back, £. */
            recharge?: number | null;
            /** Format: date */
            warrantyUntil?: string | null;
        };
        /** @description As a form, with photographs. Lists and objects travel as JSON; what is empty is left out. */
        NewPropertyMaintenanceForm: {
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: uuid
             * @description A room of this home.
             */
            roomId?: string | null;
            /**
             * Format: not-blank
             * @example No hot water
             */
            title: string;
            details?: string;
            category: components["schemas"]["MaintenanceCategory"];
            priority: components["schemas"]["MaintenancePriority"];
            /** @description Damp, mould or another danger to health: the clock of Awaab’s Law runs. */
            hazard?: boolean;
            /**
             * Format: date-time
             * @description Now when left out.
             */
            reportedAt?: string;
            /**
             * Format: date
             * @description The day of a planned job.
             */
            plannedFor?: string | null;
            /** @description A planned job comes again so many months later when it is completed. */
            repeatMonths?: number | null;
            /**
             * Format: date
             * @description Needed for a deferred job; a day to come.
             */
            deferredUntil?: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            reportedBy?: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            contractorId?: string | null;
            /** Format: date-time */
            appointmentAt?: string | null;
            /** @description How to get in. */
            access?: string | null;
            quotes?: components["schemas"]["MaintenanceQuotes"];
            /** @description £. */
            estimate?: number | null;
            /**
             * @description £ with VAT.
             * @example 260
             */
            actual?: number | null;
            /** @description What somebody else pays back, £. */
            recharge?: number | null;
            /** Format: date */
            warrantyUntil?: string | null;
            /** @description Photographs to add; images only. */
            files?: string[];
        };
        /** @description Only the given fields change. */
        PropertyMaintenanceUpdate: {
            /** Format: uuid */
            propertyId?: string;
            /**
             * Format: uuid
             * @description A room of this home.
             */
            roomId?: string | null;
            /**
             * Format: not-blank
             * @example No hot water
             */
            title?: string;
            details?: string;
            category?: components["schemas"]["MaintenanceCategory"];
            priority?: components["schemas"]["MaintenancePriority"];
            /** @description Damp, mould or another danger to health: the clock of Awaab’s Law runs. */
            hazard?: boolean;
            status?: components["schemas"]["MaintenanceStatus"];
            /**
             * Format: date-time
             * @description Now when left out.
             */
            reportedAt?: string;
            /**
             * Format: date
             * @description The day of a planned job.
             */
            plannedFor?: string | null;
            /** @description A planned job comes again so many months later when it is completed. */
            repeatMonths?: number | null;
            /**
             * Format: date
             * @description Needed for a deferred job; a day to come.
             */
            deferredUntil?: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            reportedBy?: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            contractorId?: string | null;
            /** Format: date-time */
            appointmentAt?: string | null;
            /** @description How to get in. */
            access?: string | null;
            quotes?: components["schemas"]["MaintenanceQuotes"];
            /** @description £. */
            estimate?: number | null;
            /**
             * @description £ with VAT.
             * @example 260
             */
            actual?: number | null;
            /** @description What somebody else pays back, £. */
            recharge?: number | null;
            /** Format: date */
            warrantyUntil?: string | null;
            images?: components["schemas"]["PropertyImages"];
            /**
             * Format: not-blank
             * @description Adds a comment.
             */
            comment?: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description As a form, with photographs to add. Lists and objects travel as JSON. */
        PropertyMaintenanceUpdateForm: {
            /** Format: uuid */
            propertyId?: string;
            /**
             * Format: uuid
             * @description A room of this home.
             */
            roomId?: string | null;
            /**
             * Format: not-blank
             * @example No hot water
             */
            title?: string;
            details?: string;
            category?: components["schemas"]["MaintenanceCategory"];
            priority?: components["schemas"]["MaintenancePriority"];
            /** @description Damp, mould or another danger to health: the clock of Awaab’s Law runs. */
            hazard?: boolean;
            status?: components["schemas"]["MaintenanceStatus"];
            /**
             * Format: date-time
             * @description Now when left out.
             */
            reportedAt?: string;
            /**
             * Format: date
             * @description The day of a planned job.
             */
            plannedFor?: string | null;
            /** @description A planned job comes again so many months later when it is completed. */
            repeatMonths?: number | null;
            /**
             * Format: date
             * @description Needed for a deferred job; a day to come.
             */
            deferredUntil?: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            reportedBy?: string | null;
            /**
             * Format: uuid
             * @description A contact of mine.
             */
            contractorId?: string | null;
            /** Format: date-time */
            appointmentAt?: string | null;
            /** @description How to get in. */
            access?: string | null;
            quotes?: components["schemas"]["MaintenanceQuotes"];
            /** @description £. */
            estimate?: number | null;
            /**
             * @description £ with VAT.
             * @example 260
             */
            actual?: number | null;
            /** @description What somebody else pays back, £. */
            recharge?: number | null;
            /** Format: date */
            warrantyUntil?: string | null;
            images?: components["schemas"]["PropertyImages"];
            /**
             * Format: not-blank
             * @description Adds a comment.
             */
            comment?: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
            /** @description Photographs to add; images only. */
            files?: string[];
        };
        /** @description A kind of room. */
        RoomKind: {
            /** Format: uuid */
            id: string;
            /** @example double_bedroom */
            key: string;
            /** @example Double bedroom */
            name: string;
            /** @description Somebody may sleep here. */
            sleeping: boolean;
        };
        /** @description All kinds of room. */
        RoomKindList: components["schemas"]["RoomKind"][];
        /** @description What was owed on a day. */
        BalanceReading: {
            /** Format: date */
            on: string;
            /** @description £ */
            balance: number;
        };
        /**
         * @description How the rate moves; svr is the lender's standard variable rate.
         * @enum {string}
         */
        MortgageRateType: "fixed" | "tracker" | "discount" | "svr";
        /** @description What early repayment costs until a day. */
        EarlyRepaymentCharge: {
            /**
             * Format: date
             * @description The last day the charge holds.
             */
            until: string;
            /**
             * @description Percent of what is repaid early.
             * @example 3
             */
            pct: number;
        };
        /** @description A loan on a property. LTV, ICR and totals are worked out from it, never kept. */
        Mortgage: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: uuid
             * @description The company that borrows; null for a personal loan.
             */
            companyId: string | null;
            /** @example Calder Bank */
            lender: string;
            /**
             * @description The lender's name for the product.
             * @example 5-year fixed limited company
             */
            product: string | null;
            /**
             * @description The last four digits of the account.
             * @example 4417
             */
            accountLast4: string | null;
            /**
             * @description £ lent at the start.
             * @example 142500
             */
            originalAmount: number;
            /**
             * @description £ owed on `balanceAt`.
             * @example 138200
             */
            balance: number;
            /**
             * Format: date
             * @description The day of the balance; not in the future.
             */
            balanceAt: string;
            /** @description Every balance that was given, oldest first, the present one last. */
            balanceHistory: components["schemas"]["BalanceReading"][];
            /**
             * @description % a year.
             * @example 4.89
             */
            rate: number;
            rateType: components["schemas"]["MortgageRateType"];
            method: components["schemas"]["MortgageMethod"];
            /** Format: date */
            startDate: string;
            /**
             * Format: date
             * @description The last day of the fixed or discounted rate.
             */
            fixEnds: string | null;
            /**
             * @description % a year once the fixed or discounted rate has ended: the lender's reversion rate; null while it is not known.
             * @example 8.49
             */
            reversionRate: number | null;
            /** Format: date */
            termEnds: string;
            /**
             * @description £ a month.
             * @example 563.2
             */
            monthlyPayment: number;
            /** @description Early repayment charges, by date. */
            erc: components["schemas"]["EarlyRepaymentCharge"][];
            /**
             * @description How much of the balance may be overpaid in a year without an early repayment charge, %; null while it is not known.
             * @example 10
             */
            overpaymentPct: number | null;
            /** @description £ */
            productFee: number | null;
            /** @description Who guarantees a company loan. */
            guarantors: string[];
            /**
             * @description The charge of one of my companies that secures it.
             * @example 098431270001
             */
            chargeCode: string | null;
            /** @description The member whose record it is. */
            ownerId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of mortgages, with totals over all of them. */
        MortgagePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Mortgage"][];
            /** @description Of all mortgages that match. */
            totals: {
                /** @description £ owed. */
                balance: number;
                /** @description £ a month. */
                monthlyPayment: number;
                /** @description % a year, weighted by balance; null without debt. */
                weightedRate: number | null;
            };
        };
        /**
         * @description A loan on one of my homes.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "lender": "Pennine Building Society",
         *       "product": "5-year fixed",
         *       "originalAmount": 111000,
         *       "balance": 108250,
         *       "balanceAt": "2026-05-01",
         *       "rate": 5.2,
         *       "rateType": "fixed",
         *       "method": "interest_only",
         *       "startDate": "2023-09-01",
         *       "fixEnds": "2028-08-31",
         *       "termEnds": "2048-08-31",
         *       "monthlyPayment": 469,
         *       "erc": [
         *         {
         *           "until": "2026-08-31",
         *           "pct": 3
         *         }
         *       ]
         *     }
         */
        NewMortgage: {
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: uuid
             * @description The company that borrows; null for a personal loan.
             */
            companyId?: string | null;
            /** Format: not-blank */
            lender: string;
            /**
             * Format: not-blank
             * @description The lender's name for the product.
             */
            product?: string | null;
            /** @description The last four digits of the account. */
            accountLast4?: string | null;
            /** @description £ lent at the start. */
            originalAmount: number;
            /** @description £ owed on `balanceAt`. */
            balance: number;
            /**
             * Format: date
             * @description The day of the balance; not in the future.
             */
            balanceAt: string;
            /** @description % a year. */
            rate: number;
            rateType: components["schemas"]["MortgageRateType"];
            method: components["schemas"]["MortgageMethod"];
            /** Format: date */
            startDate: string;
            /**
             * Format: date
             * @description The last day of the fixed or discounted rate.
             */
            fixEnds?: string | null;
            /**
             * @description % a year once the fixed or discounted rate has ended: the lender's reversion rate; null while it is not known.
             * @example 8.49
             */
            reversionRate?: number | null;
            /** Format: date */
            termEnds: string;
            /** @description £ a month. */
            monthlyPayment: number;
            erc?: components["schemas"]["EarlyRepaymentCharge"][];
            /**
             * @description How much of the balance may be overpaid in a year without an early repayment charge, %; null while it is not known.
             * @example 10
             */
            overpaymentPct?: number | null;
            /** @description £ */
            productFee?: number | null;
            /** @description Who guarantees a company loan. */
            guarantors?: string[];
            /** @description The charge of one of my companies that secures it. */
            chargeCode?: string | null;
        };
        /** @description Only the given fields of the mortgage change. */
        MortgageUpdate: {
            /** Format: uuid */
            propertyId?: string;
            /** Format: uuid */
            companyId?: string | null;
            /** Format: not-blank */
            lender?: string;
            /** Format: not-blank */
            product?: string | null;
            accountLast4?: string | null;
            /** @description £ lent at the start. */
            originalAmount?: number;
            /** @description £ owed on `balanceAt`. */
            balance?: number;
            /** Format: date */
            balanceAt?: string;
            /** @description % a year. */
            rate?: number;
            rateType?: components["schemas"]["MortgageRateType"];
            method?: components["schemas"]["MortgageMethod"];
            /** Format: date */
            startDate?: string;
            /** Format: date */
            fixEnds?: string | null;
            /**
             * @description % a year once the fixed or discounted rate has ended: the lender's reversion rate; null while it is not known.
             * @example 8.49
             */
            reversionRate?: number | null;
            /** Format: date */
            termEnds?: string;
            /** @description £ a month. */
            monthlyPayment?: number;
            erc?: components["schemas"]["EarlyRepaymentCharge"][];
            /**
             * @description How much of the balance may be overpaid in a year without an early repayment charge, %; null while it is not known.
             * @example 10
             */
            overpaymentPct?: number | null;
            /** @description £ */
            productFee?: number | null;
            guarantors?: string[];
            chargeCode?: string | null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /**
         * @description Moves: prospective → approved or rejected; approved → current or rejected; current → ending or ended; ending → current or ended.
         * @enum {string}
         */
        TenancyStatus: "prospective" | "approved" | "current" | "ending" | "ended" | "rejected";
        /**
         * @description How often a payment falls due.
         * @enum {string}
         */
        RentFrequency: "weekly" | "fortnightly" | "four_weekly" | "monthly" | "quarterly" | "annual";
        /**
         * @description The last three are Scottish.
         * @enum {string}
         */
        DepositScheme: "dps" | "mydeposits" | "tds" | "safedeposits" | "lps" | "mds";
        /**
         * @description A notice that ends the tenancy.
         * @example {
         *       "kind": "tenant_notice",
         *       "on": "2026-04-30",
         *       "expires": "2026-06-30"
         *     }
         */
        TenancyNotice: {
            /** @enum {string} */
            kind: "section_8" | "section_21" | "tenant_notice" | "notice_to_leave" | "welsh_notice" | "other";
            /**
             * Format: date
             * @description Served on.
             */
            on: string;
            /** Format: date */
            expires: string;
            /**
             * @example [
             *       "8",
             *       "10"
             *     ]
             */
            grounds?: string[];
        };
        /** @description When the tenant was given each document; null or missing for not yet. */
        DocumentsServed: {
            /** Format: date */
            howToRent?: string | null;
            /** Format: date */
            writtenStatement?: string | null;
            /** Format: date */
            epc?: string | null;
            /** Format: date */
            gasSafety?: string | null;
            /** Format: date */
            eicr?: string | null;
            /** Format: date */
            depositCertificate?: string | null;
            /** Format: date */
            inventory?: string | null;
        };
        /** @description Who lives where, on what terms. */
        Tenancy: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: uuid
             * @description Set when one room of the property is let by itself.
             */
            roomId: string | null;
            type: components["schemas"]["TenancyType"];
            /** @description Contacts. */
            tenantIds: string[];
            /** Format: date */
            startDate: string;
            /**
             * Format: date
             * @description The last day; null while it is open-ended.
             */
            endDate: string | null;
            /**
             * @description £ a period.
             * @example 250
             */
            rent: number;
            frequency: components["schemas"]["RentFrequency"];
            /**
             * @description £ a calendar month: weekly rent × 52 ÷ 12, and so on.
             * @example 1083.33
             */
            rentPcm: number;
            /** @description Day of the month on which rent falls due; the last one in shorter months. */
            dueDay: number | null;
            /** @description £ */
            deposit: number | null;
            /**
             * @description £ the law allows for this kind of tenancy; null where there is no cap.
             * @example 1250
             */
            depositCap: number | null;
            depositScheme: components["schemas"]["DepositScheme"] | null;
            /** Format: date */
            depositProtectedOn: string | null;
            /**
             * Format: date
             * @description Prescribed information given on.
             */
            prescribedInfoOn: string | null;
            /**
             * Format: date
             * @description Right to Rent checked on (England only).
             */
            rightToRentOn: string | null;
            /**
             * Format: date
             * @description When it must be checked again.
             */
            rightToRentFollowUp: string | null;
            /**
             * Format: uuid
             * @description A contact.
             */
            guarantorId: string | null;
            /**
             * Format: date
             * @description When the rent last rose.
             */
            lastIncreaseOn: string | null;
            /**
             * Format: date
             * @description The first day a new rent may start when it is proposed today.
             */
            earliestIncreaseOn: string;
            /** @description £ a period, from `proposedFrom`. */
            proposedRent: number | null;
            /** Format: date */
            proposedFrom: string | null;
            noticeServed: components["schemas"]["TenancyNotice"] | null;
            documentsServed: components["schemas"]["DocumentsServed"];
            billsIncluded: boolean;
            pets: boolean;
            status: components["schemas"]["TenancyStatus"];
            arrears: components["schemas"]["Arrears"];
            /**
             * @description What is allowed but should be looked at.
             * @example [
             *       "The deposit of £1,400 is above the cap of £1,250"
             *     ]
             */
            warnings: string[];
            /** @description The member whose record it is. */
            ownerId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of tenancies, with totals over all of them. */
        TenancyPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Tenancy"][];
            /** @description Of all tenancies that match. */
            totals: {
                /** @description £ a month from tenancies that are current or ending. */
                rentPcm: number;
                /** @description £ */
                arrears: number;
            };
        };
        /**
         * @description A tenancy of one of my homes or of a room in it.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "type": "assured_periodic",
         *       "tenantIds": [
         *         "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a06"
         *       ],
         *       "startDate": "2026-06-01",
         *       "rent": 1150,
         *       "frequency": "monthly",
         *       "dueDay": 1,
         *       "deposit": 1325,
         *       "status": "prospective"
         *     }
         */
        NewTenancy: {
            /** Format: uuid */
            propertyId: string;
            /**
             * Format: uuid
             * @description Set when one room of the property is let by itself.
             */
            roomId?: string | null;
            type: components["schemas"]["TenancyType"];
            /** @description Contacts. */
            tenantIds: string[];
            /** Format: date */
            startDate: string;
            /**
             * Format: date
             * @description The last day; null while it is open-ended.
             */
            endDate?: string | null;
            /** @description £ a period. */
            rent: number;
            frequency: components["schemas"]["RentFrequency"];
            /** @description Day of the month on which rent is due, 1 to 31. */
            dueDay?: number | null;
            /** @description £ */
            deposit?: number | null;
            depositScheme?: components["schemas"]["DepositScheme"] | null;
            /** Format: date */
            depositProtectedOn?: string | null;
            /**
             * Format: date
             * @description Prescribed information given on.
             */
            prescribedInfoOn?: string | null;
            /**
             * Format: date
             * @description Right to Rent checked on (England only).
             */
            rightToRentOn?: string | null;
            /**
             * Format: date
             * @description When it must be checked again.
             */
            rightToRentFollowUp?: string | null;
            /**
             * Format: uuid
             * @description A contact.
             */
            guarantorId?: string | null;
            /**
             * Format: date
             * @description When the rent last rose.
             */
            lastIncreaseOn?: string | null;
            /** @description £ a period, from `proposedFrom`. */
            proposedRent?: number | null;
            /** Format: date */
            proposedFrom?: string | null;
            noticeServed?: components["schemas"]["TenancyNotice"] | null;
            documentsServed?: components["schemas"]["DocumentsServed"];
            billsIncluded?: boolean;
            pets?: boolean;
            status: components["schemas"]["TenancyStatus"];
        };
        /** @description Only the given fields of the tenancy change. */
        TenancyUpdate: {
            /** Format: uuid */
            propertyId?: string;
            /** Format: uuid */
            roomId?: string | null;
            type?: components["schemas"]["TenancyType"];
            tenantIds?: string[];
            /** Format: date */
            startDate?: string;
            /** Format: date */
            endDate?: string | null;
            /** @description £ a period. */
            rent?: number;
            frequency?: components["schemas"]["RentFrequency"];
            /** @description Day of the month on which rent is due, 1 to 31. */
            dueDay?: number | null;
            /** @description £ */
            deposit?: number | null;
            depositScheme?: components["schemas"]["DepositScheme"] | null;
            /** Format: date */
            depositProtectedOn?: string | null;
            /** Format: date */
            prescribedInfoOn?: string | null;
            /** Format: date */
            rightToRentOn?: string | null;
            /** Format: date */
            rightToRentFollowUp?: string | null;
            /** Format: uuid */
            guarantorId?: string | null;
            /** Format: date */
            lastIncreaseOn?: string | null;
            /** @description £ a period, from `proposedFrom`. */
            proposedRent?: number | null;
            /** Format: date */
            proposedFrom?: string | null;
            noticeServed?: components["schemas"]["TenancyNotice"] | null;
            documentsServed?: components["schemas"]["DocumentsServed"];
            billsIncluded?: boolean;
            pets?: boolean;
            status?: components["schemas"]["TenancyStatus"];
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /**
         * @description Moves: expected → outstanding, confirmed or void; outstanding → confirmed or void; confirmed → reconciled, outstanding or void; reconciled → confirmed; void → outstanding.
         * @enum {string}
         */
        TransactionStatus: "expected" | "outstanding" | "confirmed" | "reconciled" | "void";
        /**
         * @description Into or out of my pocket.
         * @enum {string}
         */
        MoneyDirection: "in" | "out";
        /**
         * @description A part of a transaction with its own category.
         * @example {
         *       "amount": 180,
         *       "category": "repairs",
         *       "note": "Kitchen tap"
         *     }
         */
        TransactionSplit: {
            /** @description £ */
            amount: number;
            category: components["schemas"]["TransactionCategory"];
            /**
             * Format: uuid
             * @description Null for the property of the whole.
             */
            propertyId?: string | null;
            note?: string | null;
        };
        /** @description Money that moved or should have moved. */
        Transaction: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Taken from the tenancy or mortgage when left out.
             */
            propertyId: string | null;
            /** Format: uuid */
            tenancyId: string | null;
            /** Format: uuid */
            mortgageId: string | null;
            /**
             * Format: uuid
             * @description Who paid or was paid.
             */
            contactId: string | null;
            /**
             * Format: uuid
             * @description The recurring payment that made it.
             */
            recurringId: string | null;
            /**
             * Format: date
             * @description When it was or should be paid.
             */
            date: string;
            direction: components["schemas"]["MoneyDirection"];
            /**
             * @description £ that reached or left the account.
             * @example 1080
             */
            amount: number;
            /** @description £ of VAT in the amount. */
            vat: number | null;
            /**
             * @description £ of rent before the agent's fee; rent collected by an agent only. Either of gross and fee follows from the other.
             * @example 1200
             */
            gross: number | null;
            /**
             * @description £ the agent kept; gross less fee is the amount.
             * @example 120
             */
            fee: number | null;
            category: components["schemas"]["TransactionCategory"];
            /** @example Rent of 14 Harold Grove */
            description: string;
            status: components["schemas"]["TransactionStatus"];
            /** @description Parts that sum to the amount; empty for a whole. */
            splits: components["schemas"]["TransactionSplit"][];
            /** @enum {string} */
            source: "manual" | "recurring" | "import";
            /** @description What tells an imported row from all others. */
            importHash: string | null;
            /** @description Receipts and statements. */
            documentIds: string[];
            /**
             * @description How sure the suggested category and property are, 0 to 1; null when they were given.
             * @example 0.9
             */
            confidence: number | null;
            /** @description The member whose record it is. */
            ownerId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Sums of what matches, without void ones. Rent collected by an agent counts gross as rent and its fee as management; of a split only the parts that match. */
        TransactionTotals: {
            /** @description £ */
            in: number;
            /** @description £ */
            out: number;
        };
        /** @description A page of transactions, with totals over all of them. */
        TransactionPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Transaction"][];
            /** @description Given on page 1. */
            totals: components["schemas"]["TransactionTotals"] | null;
        };
        /**
         * @description A row of a bank statement.
         * @example {
         *       "date": "2026-05-01",
         *       "direction": "in",
         *       "amount": 1150,
         *       "description": "RENT BRAEMAR RD",
         *       "importHash": "5f0c9a7d11b2"
         *     }
         */
        ImportedTransaction: {
            /** Format: date */
            date: string;
            direction: components["schemas"]["MoneyDirection"];
            /** @description £ */
            amount: number;
            /** Format: not-blank */
            description: string;
            /**
             * @description Made by the client from the account, date, amount, description and the row's place among its like.
             * @example 5f0c9a7d11b2
             */
            importHash: string;
            category?: components["schemas"]["TransactionCategory"];
            /** Format: uuid */
            propertyId?: string | null;
            /** Format: uuid */
            tenancyId?: string | null;
        };
        /**
         * @description One transaction, or `rows` of a bank statement and nothing else.
         * @example {
         *       "date": "2026-05-01",
         *       "direction": "in",
         *       "amount": 1150,
         *       "category": "rent",
         *       "description": "May rent"
         *     }
         */
        NewTransaction: {
            /**
             * Format: uuid
             * @description Taken from the tenancy or mortgage when left out.
             */
            propertyId?: string | null;
            /** Format: uuid */
            tenancyId?: string | null;
            /** Format: uuid */
            mortgageId?: string | null;
            /**
             * Format: uuid
             * @description Who paid or was paid.
             */
            contactId?: string | null;
            /**
             * Format: date
             * @description When it was or should be paid.
             */
            date?: string;
            direction?: components["schemas"]["MoneyDirection"];
            /** @description £ that reached or left the account. */
            amount?: number;
            /** @description £ of VAT in the amount. */
            vat?: number | null;
            /** @description £ before the agent’s fee. */
            gross?: number | null;
            /** @description £ the agent kept; gross less fee is the amount. */
            fee?: number | null;
            category?: components["schemas"]["TransactionCategory"];
            /** Format: not-blank */
            description?: string;
            status?: components["schemas"]["TransactionStatus"];
            splits?: components["schemas"]["TransactionSplit"][];
            /** @description Receipts and statements. */
            documentIds?: string[];
            /** @description Rows of a statement; those known by `importHash` are skipped. */
            rows?: components["schemas"]["ImportedTransaction"][];
        };
        /** @description What became of the rows of a statement. */
        TransactionImport: {
            /** @description Now outstanding, to be confirmed. */
            added: number;
            /** @description Known already. */
            skipped: number;
        };
        /** @description The transaction, or the counts of an import. */
        CreatedTransaction: components["schemas"]["Transaction"] | components["schemas"]["TransactionImport"];
        /** @description Only the given fields of the transaction change. */
        TransactionUpdate: {
            /** Format: uuid */
            propertyId?: string | null;
            /** Format: uuid */
            tenancyId?: string | null;
            /** Format: uuid */
            mortgageId?: string | null;
            /** Format: uuid */
            contactId?: string | null;
            /** Format: date */
            date?: string;
            direction?: components["schemas"]["MoneyDirection"];
            /** @description £ that reached or left the account. */
            amount?: number;
            /** @description £ of VAT in the amount. */
            vat?: number | null;
            /** @description £ before the agent’s fee. */
            gross?: number | null;
            /** @description £ the agent kept; gross less fee is the amount. */
            fee?: number | null;
            category?: components["schemas"]["TransactionCategory"];
            /** Format: not-blank */
            description?: string;
            status?: components["schemas"]["TransactionStatus"];
            splits?: components["schemas"]["TransactionSplit"][];
            documentIds?: string[];
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A payment that comes again. When one falls due it becomes a transaction, at the next reading of transactions or recurring payments. */
        RecurringPayment: {
            /** Format: uuid */
            id: string;
            /** @example Rent of 14 Harold Grove */
            name: string;
            direction: components["schemas"]["MoneyDirection"];
            /**
             * @description £ each time.
             * @example 1200
             */
            amount: number;
            frequency: components["schemas"]["RentFrequency"];
            /**
             * Format: date
             * @description The first one; its day of the month is kept where the month has it.
             */
            startOn: string;
            /**
             * Format: date
             * @description None after this day; not together with `count`.
             */
            endOn: string | null;
            /** @description How many in all. */
            count: number | null;
            /**
             * @description Within a month: the day of `startOn`, the last, or the first from Monday to Friday.
             * @enum {string}
             */
            dayRule: "same_day" | "last_day" | "first_working";
            category: components["schemas"]["TransactionCategory"];
            /** Format: uuid */
            propertyId: string | null;
            /** Format: uuid */
            tenancyId: string | null;
            /** Format: uuid */
            mortgageId: string | null;
            /** Format: uuid */
            contactId: string | null;
            /**
             * @description Whether it rises each year: by `indexPct`, or by hand with CPI.
             * @enum {string}
             */
            index: "none" | "fixed" | "cpi";
            /**
             * @description % a year, for `fixed`.
             * @example 3
             */
            indexPct: number | null;
            /** @description The amount is an estimate. */
            variable: boolean;
            /** @description How many days ahead it shows as expected. */
            leadDays: number;
            /** @description How many days ahead to remind. */
            remindDays: number;
            /** @description It is confirmed by itself on its day. */
            autoConfirm: boolean;
            /** @description While paused none become outstanding, and those missed are not made up for. */
            paused: boolean;
            /**
             * Format: date
             * @description The next one to come; null when there is none or it is paused.
             */
            nextOn: string | null;
            /** @description The next twelve, whether paused or not. */
            next: {
                /** Format: date */
                on: string;
                /** @description £ */
                amount: number;
            }[];
            /** @description The member whose record it is. */
            ownerId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of recurring payments. */
        RecurringPaymentPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["RecurringPayment"][];
        };
        /**
         * @description A payment that comes again by a rule.
         * @example {
         *       "name": "Buildings insurance",
         *       "direction": "out",
         *       "amount": 24.5,
         *       "frequency": "monthly",
         *       "startOn": "2026-06-01",
         *       "dayRule": "same_day",
         *       "category": "rates_insurance_ground_rent",
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "leadDays": 7
         *     }
         */
        NewRecurringPayment: {
            /** Format: not-blank */
            name: string;
            direction: components["schemas"]["MoneyDirection"];
            /** @description £ each time. */
            amount: number;
            frequency: components["schemas"]["RentFrequency"];
            /** Format: date */
            startOn: string;
            /**
             * Format: date
             * @description None after this day; not together with `count`.
             */
            endOn?: string | null;
            /** @description How many in all. */
            count?: number | null;
            /** @enum {string} */
            dayRule: "same_day" | "last_day" | "first_working";
            category: components["schemas"]["TransactionCategory"];
            /** Format: uuid */
            propertyId?: string | null;
            /** Format: uuid */
            tenancyId?: string | null;
            /** Format: uuid */
            mortgageId?: string | null;
            /** Format: uuid */
            contactId?: string | null;
            /** @enum {string} */
            index?: "none" | "fixed" | "cpi";
            /** @description % a year, for `fixed`. */
            indexPct?: number | null;
            /** @description The amount is an estimate. */
            variable?: boolean;
            /** @description How many days ahead it shows as expected. */
            leadDays?: number;
            /** @description How many days ahead to remind. */
            remindDays?: number;
            /** @description It is confirmed by itself on its day. */
            autoConfirm?: boolean;
            paused?: boolean;
        };
        /** @description Only the given fields of the payment change. */
        RecurringPaymentUpdate: {
            /** Format: not-blank */
            name?: string;
            direction?: components["schemas"]["MoneyDirection"];
            /** @description £ each time. */
            amount?: number;
            frequency?: components["schemas"]["RentFrequency"];
            /** Format: date */
            startOn?: string;
            /** Format: date */
            endOn?: string | null;
            /** @description How many in all. */
            count?: number | null;
            /** @enum {string} */
            dayRule?: "same_day" | "last_day" | "first_working";
            category?: components["schemas"]["TransactionCategory"];
            /** Format: uuid */
            propertyId?: string | null;
            /** Format: uuid */
            tenancyId?: string | null;
            /** Format: uuid */
            mortgageId?: string | null;
            /** Format: uuid */
            contactId?: string | null;
            /** @enum {string} */
            index?: "none" | "fixed" | "cpi";
            /** @description % a year, for `fixed`. */
            indexPct?: number | null;
            variable?: boolean;
            /** @description How many days ahead it shows as expected. */
            leadDays?: number;
            /** @description How many days ahead to remind. */
            remindDays?: number;
            autoConfirm?: boolean;
            paused?: boolean;
            /**
             * Format: date
             * @description Change this one and the future: the series ends before this day, and a new one, which is answered, begins.
             */
            from?: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A certificate, licence, policy or filing with the day it runs out. */
        RenewalDate: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Of a property or a company, or of neither (ICO fee).
             */
            propertyId: string | null;
            /** Format: uuid */
            companyId: string | null;
            /** Format: uuid */
            mortgageId: string | null;
            kind: components["schemas"]["RenewalKind"];
            /** @description For kind `other`. */
            name: string | null;
            /** Format: date */
            issuedOn: string | null;
            /**
             * Format: date
             * @description Runs out on this day; null when that is not known.
             */
            dueOn: string | null;
            /**
             * @description Months from one to the next; the usual one of its kind when left out.
             * @example 12
             */
            intervalMonths: number | null;
            /**
             * Format: date
             * @description When the next would run out: the due day plus the interval.
             */
            proposedDueOn: string | null;
            /** @example CP12-40917 */
            reference: string | null;
            status: components["schemas"]["RenewalStatus"];
            /** @description It does not apply here; says why in `naReason`. */
            notApplicable: boolean;
            /** @example All electric */
            naReason: string | null;
            /** Format: uuid */
            documentId: string | null;
            /** @description Days ahead of a reminder. */
            remindDays: number[];
            /** @description The member whose record it is. */
            ownerId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of renewal dates, with how many stand where. */
        RenewalDatePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["RenewalDate"][];
            /** @description How many by status, of everything that matches but for the status asked for. */
            counts: {
                /** @description How many dates stand so. */
                ok: number;
                /** @description How many dates stand so. */
                due_90: number;
                /** @description How many dates stand so. */
                due_60: number;
                /** @description How many dates stand so. */
                due_30: number;
                /** @description How many dates stand so. */
                overdue: number;
                /** @description How many dates stand so. */
                missing: number;
                /** @description How many dates stand so. */
                not_applicable: number;
            };
        };
        /**
         * @description A date by which something must be renewed.
         * @example {
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05",
         *       "kind": "gas_safety",
         *       "issuedOn": "2025-06-02",
         *       "dueOn": "2026-06-02",
         *       "intervalMonths": 12,
         *       "remindDays": [
         *         60,
         *         14
         *       ]
         *     }
         */
        NewRenewalDate: {
            /**
             * Format: uuid
             * @description Of a property or a company, or of neither (ICO fee).
             */
            propertyId?: string | null;
            /** Format: uuid */
            companyId?: string | null;
            /** Format: uuid */
            mortgageId?: string | null;
            kind: components["schemas"]["RenewalKind"];
            /**
             * Format: not-blank
             * @description For kind `other`.
             */
            name?: string | null;
            /** Format: date */
            issuedOn?: string | null;
            /**
             * Format: date
             * @description Runs out on this day; null when that is not known.
             */
            dueOn: string | null;
            /** @description Months from one date to the next. */
            intervalMonths?: number | null;
            /** Format: not-blank */
            reference?: string | null;
            /** @description It does not apply here; says why in `naReason`. */
            notApplicable?: boolean;
            /** Format: not-blank */
            naReason?: string | null;
            /** Format: uuid */
            documentId?: string | null;
            /** @description Days ahead of a reminder. */
            remindDays?: number[];
        };
        /** @description Only the given fields of the date change. */
        RenewalDateUpdate: {
            /** Format: uuid */
            propertyId?: string | null;
            /** Format: uuid */
            companyId?: string | null;
            /** Format: uuid */
            mortgageId?: string | null;
            kind?: components["schemas"]["RenewalKind"];
            /** Format: not-blank */
            name?: string | null;
            /** Format: date */
            issuedOn?: string | null;
            /** Format: date */
            dueOn?: string | null;
            /** @description Months from one date to the next. */
            intervalMonths?: number | null;
            /** Format: not-blank */
            reference?: string | null;
            notApplicable?: boolean;
            /** Format: not-blank */
            naReason?: string | null;
            /** Format: uuid */
            documentId?: string | null;
            remindDays?: number[];
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description Where calendar programs read my renewal dates. */
        RenewalCalendar: {
            /** @description The secret part of the address; null while there is none. */
            token: string | null;
        };
        /** @description In a form, as JSON. */
        DocumentLinkList: components["schemas"]["DocumentLink"][];
        /** @description One version of a document's file. */
        DocumentVersion: {
            version: number;
            file: string;
            /** @description Bytes. */
            size: number;
            /** Format: date-time */
            uploadedAt: string;
        };
        /** @description A link by which others read a document, and until when. */
        DocumentShare: {
            /** @description Ask `GET /documents?share=` with it. */
            token: string;
            /** Format: date-time */
            expires: string;
        };
        /** @description A file with its papers. */
        PortfolioDocument: {
            /** Format: uuid */
            id: string;
            /** @example Gas safety certificate 2026.pdf */
            name: string;
            /** @description A media path, `{ownerId}/media/{file}` */
            file: string;
            /** @example application/pdf */
            mime: string;
            /**
             * @description Bytes.
             * @example 248311
             */
            size: number;
            /** Format: uuid */
            folderId: string | null;
            /** Format: uuid */
            propertyId: string | null;
            links: components["schemas"]["DocumentLinkList"];
            tags: string[];
            /**
             * Format: date
             * @description Keeps a renewal date of `renewalKind` with the same day.
             */
            expiresOn: string | null;
            renewalKind: components["schemas"]["RenewalKind"] | null;
            version: number;
            /** @description Earlier ones, oldest first. */
            versions: components["schemas"]["DocumentVersion"][];
            shared: components["schemas"]["DocumentShare"] | null;
            /**
             * Format: date-time
             * @description In the bin since; it is emptied after 30 days.
             */
            trashedAt: string | null;
            /** @description The member whose record it is. */
            ownerId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of documents, with the storage that is used. */
        PortfolioDocumentPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["PortfolioDocument"][];
            /** @description Of all my documents, the bin included. */
            storage: {
                /** @description Bytes. */
                used: number;
                /** @description Bytes that my plan allows. */
                limit: number;
            };
        };
        /** @description A document to keep, as a form. */
        NewPortfolioDocument: {
            /**
             * Format: binary
             * @description At most 20 MB; pdf, doc, docx, xls, xlsx, jpg, png or heic.
             */
            file: string;
            /**
             * Format: not-blank
             * @description The file's own name when left out.
             */
            name?: string;
            /** Format: uuid */
            folderId?: string;
            /** Format: uuid */
            propertyId?: string;
            links?: components["schemas"]["DocumentLinkList"];
            tags?: string[];
            /** Format: date */
            expiresOn?: string;
            renewalKind?: components["schemas"]["RenewalKind"];
            /**
             * Format: uuid
             * @description A document of mine of which this is the next version; only the file is taken.
             */
            replaces?: string;
            /** @description Sent again with a retry; the server keeps one document, or one version, for it. */
            clientId?: string;
        };
        /** @description Only the given fields of the document change. */
        PortfolioDocumentUpdate: {
            /** Format: not-blank */
            name?: string;
            /** Format: uuid */
            folderId?: string | null;
            /** Format: uuid */
            propertyId?: string | null;
            links?: components["schemas"]["DocumentLinkList"];
            tags?: string[];
            /** Format: date */
            expiresOn?: string | null;
            renewalKind?: components["schemas"]["RenewalKind"] | null;
            /** @description Opens a share link until then, or with null takes it back. */
            share?: {
                /** Format: date-time */
                expires: string;
            } | null;
            /** @description False takes it out of the bin. */
            trashed?: boolean;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A place for documents. Every property begins with seven system folders. */
        Folder: {
            /** Format: uuid */
            id: string;
            /** @example Compliance */
            name: string;
            /** Format: uuid */
            parentId: string | null;
            /** Format: uuid */
            propertyId: string | null;
            /** @description Made by the server; it cannot be renamed, moved or deleted. */
            system: boolean;
            /** @description Directly in it, without the bin. */
            documentCount: number;
            /** @description The member whose record it is. */
            ownerId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description All folders. */
        FolderList: components["schemas"]["Folder"][];
        /**
         * @description A folder for documents.
         * @example {
         *       "name": "Certificates",
         *       "propertyId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05"
         *     }
         */
        NewFolder: {
            /** Format: not-blank */
            name: string;
            /** Format: uuid */
            parentId?: string | null;
            /** Format: uuid */
            propertyId?: string | null;
        };
        /** @description Only the given fields of the folder change. */
        FolderUpdate: {
            /** Format: not-blank */
            name?: string;
            /** Format: uuid */
            parentId?: string | null;
            /** Format: uuid */
            propertyId?: string | null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /**
         * @description The legal form.
         * @enum {string}
         */
        CompanyTypeKey: "ltd" | "llp" | "plc" | "partnership" | "sole_trader" | "trust" | "charity";
        /**
         * @description As Companies House has it.
         * @enum {string}
         */
        CompanyStatus: "active" | "dormant" | "dissolved" | "liquidation" | "administration" | "receivership" | "voluntary_arrangement";
        /**
         * @description A director of the company.
         * @example {
         *       "name": "Hannah Okafor",
         *       "appointedOn": "2021-06-14"
         *     }
         */
        CompanyDirector: {
            name: string;
            /** Format: date */
            appointedOn?: string | null;
        };
        /**
         * @description Who owns how much of the company.
         * @example {
         *       "name": "Hannah Okafor",
         *       "share": 60
         *     }
         */
        CompanyShareholder: {
            name: string;
            /** @description Percent. */
            share: number;
        };
        /**
         * @description A person with significant control.
         * @example {
         *       "name": "Hannah Okafor",
         *       "control": "over_50"
         *     }
         */
        CompanyController: {
            name: string;
            /**
             * @description Percent of shares and votes.
             * @enum {string}
             */
            control: "over_25" | "over_50" | "over_75";
        };
        /** @description A company that holds property of mine. */
        Company: {
            /** Format: uuid */
            id: string;
            /** @example Okafor Lettings Ltd */
            name: string;
            /**
             * @description Eight characters, leading zeros kept; null for forms that are not registered.
             * @example 09843127
             */
            number: string | null;
            typeId: components["schemas"]["CompanyTypeKey"];
            status: components["schemas"]["CompanyStatus"];
            /** Format: date */
            incorporatedOn: string | null;
            /**
             * @example [
             *       "68209"
             *     ]
             */
            sicCodes: string[];
            registeredOffice: string | null;
            directors: components["schemas"]["CompanyDirector"][];
            /** @description Shares sum to 100 when there are any. */
            shareholders: components["schemas"]["CompanyShareholder"][];
            /** @description Persons with significant control. */
            controllers: components["schemas"]["CompanyController"][];
            /**
             * @description Month and day.
             * @example 03-31
             */
            yearEnd: string | null;
            /**
             * Format: date
             * @description Keeps a renewal date.
             */
            nextAccountsOn: string | null;
            /**
             * Format: date
             * @description Keeps a renewal date.
             */
            nextConfirmationOn: string | null;
            bankRef: string | null;
            /** @description £ owed on the company's mortgages. */
            debt: number;
            /** @description Charges that are not fully satisfied. */
            openCharges: number;
            /** @description The member whose record it is. */
            ownerId: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of my companies. */
        CompanyPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Company"][];
        };
        /**
         * @description A company to keep.
         * @example {
         *       "name": "Okafor Homes Ltd",
         *       "number": "09481157",
         *       "typeId": "ltd",
         *       "status": "active",
         *       "yearEnd": "03-31",
         *       "shareholders": [
         *         {
         *           "name": "Hannah Okafor",
         *           "share": 100
         *         }
         *       ]
         *     }
         */
        NewCompany: {
            /** Format: not-blank */
            name: string;
            number?: string | null;
            typeId: components["schemas"]["CompanyTypeKey"];
            status: components["schemas"]["CompanyStatus"];
            /** Format: date */
            incorporatedOn?: string | null;
            sicCodes?: string[];
            /** Format: not-blank */
            registeredOffice?: string | null;
            directors?: components["schemas"]["CompanyDirector"][];
            shareholders?: components["schemas"]["CompanyShareholder"][];
            controllers?: components["schemas"]["CompanyController"][];
            /** @description Month and day. */
            yearEnd?: string | null;
            /**
             * Format: date
             * @description Keeps a renewal date.
             */
            nextAccountsOn?: string | null;
            /**
             * Format: date
             * @description Keeps a renewal date.
             */
            nextConfirmationOn?: string | null;
            /** Format: not-blank */
            bankRef?: string | null;
        };
        /** @description Only the given fields of the company change. */
        CompanyUpdate: {
            /** Format: not-blank */
            name?: string;
            number?: string | null;
            typeId?: components["schemas"]["CompanyTypeKey"];
            status?: components["schemas"]["CompanyStatus"];
            /** Format: date */
            incorporatedOn?: string | null;
            sicCodes?: string[];
            /** Format: not-blank */
            registeredOffice?: string | null;
            directors?: components["schemas"]["CompanyDirector"][];
            shareholders?: components["schemas"]["CompanyShareholder"][];
            controllers?: components["schemas"]["CompanyController"][];
            yearEnd?: string | null;
            /** Format: date */
            nextAccountsOn?: string | null;
            /** Format: date */
            nextConfirmationOn?: string | null;
            /** Format: not-blank */
            bankRef?: string | null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description A company of the register. */
        CompanySearchHit: {
            /** @example 00987412 */
            companyNumber: string;
            title: string;
            status: components["schemas"]["CompanyStatus"];
            addressSnippet: string | null;
            /** Format: date */
            dateOfCreation: string | null;
            typeId: components["schemas"]["CompanyTypeKey"];
            sicCodes: string[];
            directors: components["schemas"]["CompanyDirector"][];
            yearEnd: string | null;
            /** Format: date */
            nextAccountsOn: string | null;
            /** Format: date */
            nextConfirmationOn: string | null;
        };
        /** @description The companies that were found. */
        CompanySearchHitList: components["schemas"]["CompanySearchHit"][];
        /** @description A charge on a company as registered. */
        Charge: {
            /** Format: uuid */
            id: string;
            /** @example 098431270001 */
            chargeCode: string;
            companyNumber: string;
            /** Format: date */
            createdOn: string;
            /** Format: date */
            deliveredOn: string | null;
            /** @enum {string} */
            status: "outstanding" | "part_satisfied" | "fully_satisfied";
            /** Format: date */
            satisfiedOn: string | null;
            /**
             * @example [
             *       "Calder Bank PLC"
             *     ]
             */
            personsEntitled: string[];
            particulars: string | null;
            shortDescription: string | null;
            /**
             * Format: uuid
             * @description My mortgage that names this charge.
             */
            mortgageId: string | null;
            /**
             * @description Of my companies: outstanding without a mortgage of mine, or satisfied while one is still owed.
             * @enum {string|null}
             */
            mismatch: "unmatched" | "satisfied_but_owed" | null;
        };
        /** @description A page of the charges of one company. */
        ChargePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Charge"][];
        };
        /** @description A legal form and its name. */
        CompanyType: {
            key: components["schemas"]["CompanyTypeKey"];
            /** @example Private limited company */
            name: string;
        };
        /** @description All legal forms. */
        CompanyTypeList: components["schemas"]["CompanyType"][];
        /**
         * @description How often a plan is paid for.
         * @enum {string}
         */
        BillingInterval: "month" | "year";
        /**
         * @description Which plan to subscribe to, and how it is paid for.
         * @example {
         *       "planId": "pro",
         *       "interval": "month"
         *     }
         */
        NewSubscription: {
            /** @enum {string} */
            planId: "pro" | "business";
            interval: components["schemas"]["BillingInterval"];
        };
        /** @description Where to pay; the payment provider's page. */
        Checkout: {
            /**
             * Format: uri
             * @description Where to pay.
             */
            url: string;
            sessionId: string;
        };
        /**
         * @description Which plan it is.
         * @enum {string}
         */
        PlanId: "free" | "pro" | "business";
        /** @description Whether a payment at the provider's page has gone through. */
        CheckoutStatus: {
            /**
             * @description `open`: nobody has paid yet. `processing`: the bank has yet to decide. `failed`: it refused. `cancelled`: the member left
             *     the provider's page without paying. Only `complete` charges anything.
             * @enum {string}
             */
            status: "open" | "processing" | "complete" | "failed" | "cancelled" | "expired";
            planId: components["schemas"]["PlanId"];
            interval: components["schemas"]["BillingInterval"];
        };
        /**
         * @description A larger plan, or a longer interval, from now on.
         * @example {
         *       "planId": "business",
         *       "interval": "year",
         *       "preview": true
         *     }
         */
        SubscriptionUpgrade: {
            /** @enum {string} */
            planId: "pro" | "business";
            interval: components["schemas"]["BillingInterval"];
            /** @description Only say what would happen. */
            preview?: boolean;
        };
        /** @description A plan with its interval and price. */
        PlanTerms: {
            planId: components["schemas"]["PlanId"];
            interval: components["schemas"]["BillingInterval"];
            /** @description In £ a period with VAT included. */
            amount: number;
        };
        /** @description One line of an invoice. */
        InvoiceLine: {
            /** @example Unused time on Pro */
            description: string;
            /** @description In £ with VAT included; a credit is negative. */
            amount: number;
            /** @description Is it for a part of a period? */
            proration: boolean;
        };
        /** @description What will be charged, and when. */
        UpcomingInvoice: {
            /** Format: date-time */
            date: string;
            lines: components["schemas"]["InvoiceLine"][];
            /** @description In £ without VAT. */
            subtotal: number;
            /** @description In £. */
            vat: number;
            /** @description In £ with VAT. */
            total: number;
        };
        /**
         * @description What a plan limits.
         * @enum {string}
         */
        PlanLimitKey: "evaluations" | "aiSearches" | "savedSearches" | "properties" | "storageMb";
        /** @description How much of a limit of the plan is used. */
        UsageMeter: {
            key: components["schemas"]["PlanLimitKey"];
            /** @example Evaluations */
            label: string;
            /** @description So much is used, counted in `unit`. */
            used: number;
            /** @description Null is without limit. */
            limit: number | null;
            /** @example MB */
            unit: string | null;
            /**
             * Format: date-time
             * @description When the count begins anew.
             */
            resetsAt: string | null;
        };
        /**
         * @description `past_due`: a payment failed and is tried again. `cancelling`: runs to the end of the period. `cancelled`: over.
         *     `incomplete`: the first payment is not through.
         * @enum {string}
         */
        SubscriptionStatus: "trialing" | "active" | "past_due" | "cancelling" | "cancelled" | "incomplete";
        /** @description The card that is charged. */
        BillingCard: {
            /** @example Visa */
            brand: string;
            /** @example 4242 */
            last4: string;
            /**
             * @description Month and year.
             * @example 09/28
             */
            exp: string;
        };
        /** @description A member's subscription to a paid plan. */
        Subscription: {
            /** Format: uuid */
            id: string;
            ownerId: number;
            planId: components["schemas"]["PlanId"];
            status: components["schemas"]["SubscriptionStatus"];
            interval: components["schemas"]["BillingInterval"];
            /** @description In £ a period with VAT included. */
            amount: number;
            /** Format: date-time */
            currentPeriodStart: string;
            /**
             * Format: date-time
             * @description When it renews or ends.
             */
            currentPeriodEnd: string;
            /** @description The day of the month it renews on, in London; the last one of a shorter month. */
            billingDay?: number;
            cancelAtPeriodEnd: boolean;
            /** @description The smaller plan from the end of the period on. */
            pendingPlanId: components["schemas"]["PlanId"] | null;
            card: components["schemas"]["BillingCard"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description What a change of plan does, or would do. */
        SubscriptionChange: {
            /**
             * @description `undo` takes a planned downgrade or cancellation back.
             * @enum {string}
             */
            kind: "upgrade" | "downgrade" | "cancel" | "undo";
            /** @description True when nothing has changed yet. */
            preview: boolean;
            from: components["schemas"]["PlanTerms"];
            to: components["schemas"]["PlanTerms"];
            /**
             * Format: date-time
             * @description From when on the new plan holds.
             */
            effectiveAt: string;
            /** @description What is charged today; null when nothing is. */
            invoice: components["schemas"]["UpcomingInvoice"] | null;
            /** @description The one after; null when the subscription ends. */
            nextInvoice: components["schemas"]["UpcomingInvoice"] | null;
            /** @description What I have more of than the new plan allows, with the new limit. */
            exceeds: components["schemas"]["UsageMeter"][];
            subscription: components["schemas"]["Subscription"];
        };
        /**
         * @description A smaller plan from the end of the period on.
         * @example {
         *       "planId": "free",
         *       "reason": "I have sold my last home."
         *     }
         */
        SubscriptionDowngrade: {
            planId: components["schemas"]["PlanId"];
            /** @description Only say what would happen. */
            preview?: boolean;
            /** @description Why; nobody has to say. */
            reason?: string;
        };
        /**
         * @description Where the payment provider's pages lead back to.
         * @example {
         *       "returnUrl": "https://tiebeam.example/settings/subscription"
         *     }
         */
        PortalRequest: {
            /**
             * Format: uri
             * @description An http(s) address of this site to come back to.
             */
            returnUrl: string;
        };
        /** @description Where the payment provider keeps cards and invoices. */
        PortalAddress: {
            /** Format: uri */
            url: string;
        };
        /**
         * @description How far a payment has come.
         * @enum {string}
         */
        BillingStatus: "paid" | "open" | "failed" | "refunded";
        /** @description A payment of mine. */
        Payment: {
            /** Format: uuid */
            id: string;
            ownerId: number;
            /** Format: date-time */
            date: string;
            /** @example Pro, yearly */
            description: string;
            /** @description In £ without VAT. */
            net: number;
            /** @description In £. */
            vat: number;
            /** @description In £ with VAT. */
            total: number;
            status: components["schemas"]["BillingStatus"];
            /**
             * Format: uri
             * @description The receipt at the payment provider, a PDF.
             */
            receiptUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of payments, newest first. */
        PaymentPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["Payment"][];
        };
        /** @description A plan with its prices and limits. */
        Plan: {
            id: components["schemas"]["PlanId"];
            /** @example Pro */
            name: string;
            /** @description For whom it is, in one sentence. */
            summary: string;
            /** @description In £ with 20% VAT included. */
            prices: {
                /**
                 * @description £ a month.
                 * @example 19
                 */
                month: number;
                /**
                 * @description £ a year.
                 * @example 190
                 */
                year: number;
            };
            /** @description How much of each; null is without limit. */
            limits: {
                /** @description Evaluations kept. */
                evaluations: number | null;
                /** @description Searches in plain words, a calendar month. */
                aiSearches: number | null;
                /** @description Saved searches with alerts. */
                savedSearches: number | null;
                /** @description Properties of a portfolio, those sold left out. */
                properties: number | null;
                /** @description Documents, in MB of 1,048,576 bytes. */
                storageMb: number | null;
            };
            /** @description For people. */
            features: string[];
        };
        /** @description My plan, my subscription, what I use of it, and all plans. */
        UserSubscription: {
            planId: components["schemas"]["PlanId"];
            /** @description The latest one, running or over; null when there never was one. */
            subscription: components["schemas"]["Subscription"] | null;
            /** @description The smallest first. */
            plans: components["schemas"]["Plan"][];
            usage: components["schemas"]["UsageMeter"][];
        };
        /**
         * @description What a mailing list tells about.
         * @enum {string}
         */
        MailingTopic: "newsletter" | "market" | "product" | "events";
        /** @description An address on the mailing list. */
        MailingListEntry: {
            /** Format: uuid */
            id: string;
            /** Format: email */
            email: string;
            topics: components["schemas"]["MailingTopic"][];
            /**
             * Format: date-time
             * @description When the person agreed to get mail.
             */
            consentAt: string;
            /** Format: date-time */
            unsubscribedAt: string | null;
            /** @description Leaves the list; null in the admin's list. */
            code: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of addresses on the mailing list. */
        MailingListPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["MailingListEntry"][];
        };
        /**
         * @description An address to put on the mailing list.
         * @example {
         *       "email": "dermot@walshplumbing.example",
         *       "topics": [
         *         "newsletter",
         *         "market"
         *       ],
         *       "consent": true
         *     }
         */
        NewMailingListEntry: {
            /** Format: email */
            email: string;
            topics: components["schemas"]["MailingTopic"][];
            /**
             * @description Agrees to get mail.
             * @constant
             */
            consent: true;
        };
        /** @description What was asked for; it does not tell whether the address was known. */
        MailingListAnswer: {
            /**
             * Format: email
             * @description As asked.
             */
            email: string;
            /** @description As asked. */
            topics: components["schemas"]["MailingTopic"][];
        };
        /**
         * @description A feature one can apply for.
         * @enum {string}
         */
        BetaFeature: "pipeline" | "portfolio";
        /**
         * @description How far an application has come.
         * @enum {string}
         */
        BetaStatus: "applied" | "waitlist" | "accepted";
        /**
         * @description How many properties.
         * @enum {string}
         */
        PortfolioBand: "0" | "1-3" | "4-10" | "11-25" | "26+";
        /**
         * @description How an applicant invests.
         * @enum {string}
         */
        BetaStrategy: "btl" | "brrr" | "hmo" | "sa" | "flip" | "r2r" | "commercial" | "development" | "land";
        /** @description A member's application for a beta feature. */
        BetaApplication: {
            /** Format: uuid */
            id: string;
            ownerId: number;
            applicant: components["schemas"]["Author"];
            feature: components["schemas"]["BetaFeature"];
            reason: string;
            portfolioBand: components["schemas"]["PortfolioBand"];
            strategies: components["schemas"]["BetaStrategy"][];
            /** @description May be asked for an interview. */
            testerConsent: boolean;
            status: components["schemas"]["BetaStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of applications. */
        BetaApplicationPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["BetaApplication"][];
        };
        /**
         * @description An application for a beta feature.
         * @example {
         *       "feature": "pipeline",
         *       "reason": "I follow twelve deals in a spreadsheet and lose track of them.",
         *       "portfolioBand": "4-10",
         *       "strategies": [
         *         "btl",
         *         "hmo"
         *       ],
         *       "testerConsent": true
         *     }
         */
        NewBetaApplication: {
            feature: components["schemas"]["BetaFeature"];
            /** Format: not-blank */
            reason: string;
            portfolioBand: components["schemas"]["PortfolioBand"];
            strategies: components["schemas"]["BetaStrategy"][];
            testerConsent: boolean;
        };
        /**
         * @description An admin's decision on an application.
         * @example {
         *       "status": "accepted"
         *     }
         */
        BetaApplicationUpdate: {
            status: components["schemas"]["BetaStatus"];
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /**
         * @description How far a ticket has come.
         * @enum {string}
         */
        SupportStatus: "open" | "answered" | "closed";
        /**
         * @description `problem` is a fault of the site, `report` is content of somebody else.
         * @enum {string}
         */
        SupportTopic: "sales" | "support" | "billing" | "press" | "problem" | "report";
        /**
         * @description What kind of content a report is about.
         * @enum {string}
         */
        ReportedKind: "post" | "comment" | "user" | "business" | "conversation" | "message" | "listing" | "article" | "blog" | "evaluation" | "ava";
        /** @description An answer in a ticket. */
        SupportReply: {
            /** @description Its place in the ticket. */
            id: number;
            author: components["schemas"]["Author"];
            isStaff: boolean;
            message: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What it is about, as the page knew it; shown before sending. */
        SupportContext: {
            kind?: components["schemas"]["ReportedKind"];
            /** @description The reported record's id. */
            id?: string;
            /** @example Spam or a scam */
            reason?: string;
            /** @description The path of the page. */
            route?: string;
            /** @description The client's version. */
            version?: string;
            /** @description The last error the client met. */
            errorId?: string;
        };
        /**
         * @description What an admin did about a report.
         * @enum {string}
         */
        ReportAction: "dismiss" | "hide" | "remove" | "warn" | "suspend";
        /** @description What a report is about, as it is now; only admins are told. */
        ReportedContent: {
            /** @description What it says; null where it has no text or is gone. */
            text: string | null;
            /** @description The member behind it. */
            author: components["schemas"]["Author"] | null;
            /** @description Whether that member is. */
            isSuspended: boolean;
            /** @description Other reports of what this member wrote or is. */
            earlierReports: number;
            /** @description Other reports that its reporter has sent; 0 for one without an account. */
            reporterReports: number;
            isGone: boolean;
            /** @description The decisions that can be taken here. */
            actions: components["schemas"]["ReportAction"][];
        };
        /** @description A message to support, with its answers. */
        SupportTicket: {
            /** Format: uuid */
            id: string;
            /** @example SUP-2026-000123 */
            reference: string;
            /** @description The member who wrote; null for somebody without a session. */
            ownerId: number | null;
            topic: components["schemas"]["SupportTopic"];
            message: string;
            name: string;
            /** Format: email */
            email: string;
            /** @description Media paths, `{ownerId}/media/{file}`. */
            images: string[];
            status: components["schemas"]["SupportStatus"];
            /** @description Oldest first. */
            replies: components["schemas"]["SupportReply"][];
            context: components["schemas"]["SupportContext"] | null;
            /** @description The admin who claimed it. */
            assignee: components["schemas"]["Author"] | null;
            /** @description What became of a report. */
            action: components["schemas"]["ReportAction"] | null;
            reported?: components["schemas"]["ReportedContent"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of tickets. */
        SupportTicketPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["SupportTicket"][];
        };
        /**
         * @description A message to support, or a report of content.
         * @example {
         *       "topic": "billing",
         *       "message": "My card was charged twice on 1 May for the Pro plan.",
         *       "name": "Hannah Okafor",
         *       "email": "hannah@okaforhomes.example",
         *       "consent": true
         *     }
         */
        NewSupportTicket: {
            topic: components["schemas"]["SupportTopic"];
            /**
             * Format: not-blank
             * @description Needed for everything but a report.
             */
            message?: string;
            /** Format: not-blank */
            name?: string;
            /** Format: email */
            email?: string;
            /**
             * @description Agrees that the message is kept and answered.
             * @constant
             */
            consent: true;
            context?: components["schemas"]["SupportContext"];
        };
        /** @description A message to support with pictures, as a form. */
        NewSupportTicketForm: {
            topic: components["schemas"]["SupportTopic"];
            /**
             * Format: not-blank
             * @description Needed for everything but a report.
             */
            message?: string;
            /** Format: not-blank */
            name?: string;
            /** Format: email */
            email?: string;
            /**
             * @description Agrees that the message is kept and answered.
             * @constant
             */
            consent: true;
            context?: components["schemas"]["SupportContext"];
            /** @description JPEG, PNG, WebP, GIF or AVIF of at most 5 MB each. */
            images?: string[];
        };
        /** @description What the writer of a ticket is told. */
        SupportReceipt: {
            /** Format: uuid */
            id: string;
            reference: string;
            /**
             * Format: email
             * @description Where the answer goes.
             */
            email: string;
            /** @description Working hours until an answer can be expected. */
            replyWithinHours: number;
            /** @description True when this member has reported the same content before; the receipt is that first one's. */
            repeated?: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description An answer to a ticket, or a step in its handling.
         * @example {
         *       "reply": "One of the two charges goes back to your card today.",
         *       "status": "answered"
         *     }
         */
        SupportTicketUpdate: {
            /** Format: not-blank */
            reply?: string;
            status?: components["schemas"]["SupportStatus"];
            /** @description An admin takes the ticket, or gives it back. */
            claim?: boolean;
            action?: components["schemas"]["ReportAction"];
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description Figures of the whole site. A week is the last seven days, up to this moment. */
        AdminOverview: {
            /** @description All accounts, the suspended included. */
            members: number;
            suspended: number;
            /** @description Members who were here within a week. */
            active: number;
            /** @description Members who were here within the last 24 hours. */
            activeToday: number;
            /** @description Within a week. */
            signUps: number;
            /** @description In the week before. */
            signUpsBefore: number;
            /** @description Within a week. */
            posts: number;
            /** @description In the week before. */
            postsBefore: number;
            /** @description Reports of content without a decision. */
            openReports: number;
            /** @description Questions that wait for an answer, reports left out. */
            openTickets: number;
            /** @description Problems with the site that were reported within a week. */
            problems: number;
            /** @description Applications without a decision. */
            betaApplications: number;
            /** @description What members pay in a month, £ including VAT; yearly plans by a twelfth. */
            monthlyRevenue: number;
        };
        /**
         * @description What an admin did.
         * @enum {string}
         */
        AuditAct: "role" | "suspend" | "restore" | "confirmation" | "report" | "ticket" | "verify" | "beta" | "article-category" | "business-type" | "blog" | "flag";
        /** @description One act of an admin. */
        AuditEntry: {
            id: number;
            admin: components["schemas"]["Author"];
            act: components["schemas"]["AuditAct"];
            /** @description What it was done to. */
            subject: string;
            /** @description Its page. */
            path: string | null;
            before: string | null;
            after: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A page of the audit log. */
        AuditPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["AuditEntry"][];
        };
        /** @description The latest payment of a subscription. */
        LastPayment: {
            /** Format: date-time */
            date: string;
            /** @description In £ with VAT. */
            total: number;
            status: components["schemas"]["BillingStatus"];
        };
        /** @description A subscription as admins see it. */
        MemberSubscription: {
            member: components["schemas"]["Author"];
            /** Format: email */
            email: string;
            subscription: components["schemas"]["Subscription"];
            /** @description Null when nothing was charged yet. */
            lastPayment: components["schemas"]["LastPayment"] | null;
        };
        /** @description A page of subscriptions. */
        MemberSubscriptionPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["MemberSubscription"][];
        };
        /**
         * @description A feature that can be turned off.
         * @enum {string}
         */
        FeatureKey: "registration" | "ai-search" | "beta-applications";
        /** @description Whether a feature is on, and who decided so last. */
        FeatureFlag: {
            key: components["schemas"]["FeatureKey"];
            isOn: boolean;
            /**
             * Format: date-time
             * @description Null while nobody has changed it.
             */
            changedAt: string | null;
            /** @description The admin who changed it last. */
            changedBy: components["schemas"]["Author"] | null;
        };
        /** @description All feature flags. */
        FeatureFlagList: {
            data: components["schemas"]["FeatureFlag"][];
        };
        /**
         * @description Turns a feature on or off.
         * @example {
         *       "isOn": false
         *     }
         */
        FeatureFlagUpdate: {
            isOn: boolean;
        };
        /** @description A feature that is turned off, and why a form of it is refused. */
        TurnedOffFeature: {
            key: components["schemas"]["FeatureKey"];
            /** @description The same as the 403 of its writes. */
            message: string;
        };
        /** @description What is turned off. */
        TurnedOffFeatureList: {
            data: components["schemas"]["TurnedOffFeature"][];
        };
        /**
         * @description A nation of the United Kingdom that an article applies to.
         * @enum {string}
         */
        ArticleNation: "england" | "scotland" | "wales" | "northern-ireland";
        /**
         * @description A scheduled article is published by itself when its time comes.
         * @enum {string}
         */
        ArticleStatus: "draft" | "scheduled" | "published";
        /** @description How many members found it helpful, and how many not. */
        ArticleHelpful: {
            /** @description How many found it helpful. */
            yes: number;
            /** @description How many did not. */
            no: number;
        };
        /** @description A stretch of a text, in UTF-16 code units. */
        ArticleRange: {
            /** @description The first character that belongs to it. */
            start: number;
            /** @description The first character that does not belong to it any more. */
            end: number;
        };
        /** @description Where a search found its words. */
        ArticleHighlight: {
            /** @enum {string} */
            field: "title" | "body";
            /** @description The title, or the part of the body around the find without its Markdown. */
            text: string;
            ranges: components["schemas"]["ArticleRange"][];
        };
        /** @description An article as lists show it. */
        ArticleSummary: {
            /** Format: uuid */
            uuid: string;
            /** @example Section 24 for higher-rate landlords */
            title: string;
            /**
             * @description A file of its author's; the media path is made with the author's id.
             * @example armley.svg
             */
            image: string | null;
            authUser: components["schemas"]["Author"];
            /** Format: uuid */
            categoryId: string;
            category: {
                name: string;
                /** @example lettings-and-law */
                slug: string;
            };
            /** @description How the text begins, without Markdown. */
            excerpt: string;
            /** @description Where it applies. */
            nations: components["schemas"]["ArticleNation"][];
            /** @description Minutes at 200 words a minute. */
            readMinutes: number;
            /**
             * Format: date
             * @description When somebody last checked that it is still right.
             */
            reviewedOn: string;
            status: components["schemas"]["ArticleStatus"];
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            scheduledFor: string | null;
            helpful: components["schemas"]["ArticleHelpful"];
            /** @description Did I save it? */
            saved: boolean;
            /** @description How far I have read in %; null when not begun. */
            progress: number | null;
            /** @description Empty without a query. */
            highlights: components["schemas"]["ArticleHighlight"][];
            /**
             * @description Words of the query that it does not have, as they were typed; at most half of them. Empty without a query and where it has them all.
             * @example [
             *       "landlord"
             *     ]
             */
            missing: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of articles. */
        ArticlePage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["ArticleSummary"][];
        };
        /**
         * @description A new article of the knowledge base.
         * @example {
         *       "title": "Void periods",
         *       "body": "A void is a time without rent. Allow for two to four weeks a year.",
         *       "categoryId": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a03",
         *       "nations": [
         *         "england",
         *         "wales"
         *       ],
         *       "status": "draft"
         *     }
         */
        NewArticle: {
            /** Format: not-blank */
            title: string;
            /**
             * Format: not-blank
             * @description Markdown, as `ArticleBody` says.
             */
            body: string;
            /** Format: uuid */
            categoryId: string;
            /** @description Left out, the whole of the UK. */
            nations?: components["schemas"]["ArticleNation"][];
            /**
             * Format: date
             * @description Not in the future; left out, today.
             */
            reviewedOn?: string;
            status?: components["schemas"]["ArticleStatus"];
            /**
             * Format: date-time
             * @description Needed for the status scheduled; in the future.
             */
            scheduledFor?: string | null;
        };
        /** @description A new article with its picture, as a form. */
        NewArticleForm: {
            /** Format: not-blank */
            title: string;
            /**
             * Format: not-blank
             * @description Markdown, as `ArticleBody` says.
             */
            body: string;
            /** Format: uuid */
            categoryId: string;
            /** @description Left out, the whole of the UK. */
            nations?: components["schemas"]["ArticleNation"][];
            /**
             * Format: date
             * @description Not in the future; left out, today.
             */
            reviewedOn?: string;
            status?: components["schemas"]["ArticleStatus"];
            /**
             * Format: date-time
             * @description Needed for the status scheduled; in the future.
             */
            scheduledFor?: string | null;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF of at most 5 MB.
             */
            image?: string;
        };
        /**
         * @description Markdown with tables. Math stands in `$$…$$`, `\(…\)` or `\[…\]` only, so that prices stay prices. A quote that begins
         *     `[!NOTE]`, `[!TIP]` or `[!WARNING]` is a callout; a line `[[calculator:stamp-duty]]` (or `yield`, `stress`) is a live calculator;
         *     `[[term:gross yield]]` is a word that the client's glossary explains.
         */
        ArticleBody: string;
        /** @description What I said of an article. */
        ArticleFeedback: {
            helpful: boolean;
            reason: string | null;
        };
        /** @description A link to an article. */
        ArticleLink: {
            /** Format: uuid */
            uuid: string;
            title: string;
            /** @description Minutes at 200 words a minute. */
            readMinutes: number;
        };
        /** @description An article of the knowledge base with its text. */
        Article: {
            /** Format: uuid */
            uuid: string;
            title: string;
            /** @description A file of its author's; the media path is made with the author's id. */
            image: string | null;
            authUser: components["schemas"]["Author"];
            /** Format: uuid */
            categoryId: string;
            category: {
                name: string;
                slug: string;
            };
            body: components["schemas"]["ArticleBody"];
            nations: components["schemas"]["ArticleNation"][];
            /** @description Minutes at 200 words a minute. */
            readMinutes: number;
            /** Format: date */
            reviewedOn: string;
            status: components["schemas"]["ArticleStatus"];
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            scheduledFor: string | null;
            helpful: components["schemas"]["ArticleHelpful"];
            myFeedback: components["schemas"]["ArticleFeedback"] | null;
            saved: boolean;
            /** @description How far I have read in %; null when not begun. */
            progress: number | null;
            /** @description Am I its author or an admin? */
            canEdit: boolean;
            related: components["schemas"]["ArticleLink"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Only the given fields of the article change; `saved` and `progress` are every reader's own. */
        ArticleUpdate: {
            /** Format: not-blank */
            title?: string;
            /**
             * Format: not-blank
             * @description Markdown, as `ArticleBody` says.
             */
            body?: string;
            /** Format: uuid */
            categoryId?: string;
            /** @description Left out, the whole of the UK. */
            nations?: components["schemas"]["ArticleNation"][];
            /**
             * Format: date
             * @description Not in the future; left out, today.
             */
            reviewedOn?: string;
            status?: components["schemas"]["ArticleStatus"];
            /**
             * Format: date-time
             * @description Needed for the status scheduled; in the future.
             */
            scheduledFor?: string | null;
            /** @description Takes the image away. */
            image?: null;
            /** @description My own mark. */
            saved?: boolean;
            /** @description How far I have read in %. */
            progress?: number;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description Only the given fields of the article change, with a new picture, as a form. */
        ArticleUpdateForm: {
            /** Format: not-blank */
            title?: string;
            /**
             * Format: not-blank
             * @description Markdown, as `ArticleBody` says.
             */
            body?: string;
            /** Format: uuid */
            categoryId?: string;
            /** @description Left out, the whole of the UK. */
            nations?: components["schemas"]["ArticleNation"][];
            /**
             * Format: date
             * @description Not in the future; left out, today.
             */
            reviewedOn?: string;
            status?: components["schemas"]["ArticleStatus"];
            /**
             * Format: date-time
             * @description Needed for the status scheduled; in the future.
             */
            scheduledFor?: string | null;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF of at most 5 MB.
             */
            image?: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /**
         * @description Whether an article helped me.
         * @example {
         *       "helpful": false,
         *       "reason": "It does not say what holds in Scotland."
         *     }
         */
        NewArticleFeedback: {
            helpful: boolean;
            /** @description What is missing or wrong. */
            reason?: string;
        };
        /** @description What readers said of an article, and what I said. */
        ArticleFeedbackState: {
            helpful: components["schemas"]["ArticleHelpful"];
            myFeedback: components["schemas"]["ArticleFeedback"];
        };
        /** @description Words of an article that a member marked, and what they wrote of them. Private. */
        ArticleNote: {
            id: number;
            /**
             * @description The words as they read, each run of white space one space.
             * @example interest is not deducted from the rent
             */
            quote: string;
            /** @description Which of the places where these words stand, counted from 0. */
            occurrence: number;
            /** @description Null for a highlight alone. */
            note: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What a member marked in an article. */
        ArticleNotes: {
            data: components["schemas"]["ArticleNote"][];
        };
        /**
         * @description Words of an article to be marked.
         * @example {
         *       "quote": "interest is not deducted from the rent",
         *       "occurrence": 0,
         *       "note": "Ask the accountant"
         *     }
         */
        NewArticleNote: {
            /**
             * Format: not-blank
             * @description The words as they read, each run of white space one space.
             */
            quote: string;
            /** @description Which of the places where these words stand, counted from 0. */
            occurrence: number;
            /** @description Left out, a highlight alone. */
            note?: string | null;
        };
        /**
         * @description Another note for a mark.
         * @example {
         *       "note": "The accountant agrees"
         *     }
         */
        ArticleNoteUpdate: {
            /** @description Null leaves the highlight alone. */
            note: string | null;
        };
        /** @description A category of the knowledge base. */
        ArticleCategory: {
            /** Format: uuid */
            id: string;
            /** @example Lettings & law */
            name: string;
            /** @example lettings-and-law */
            slug: string;
            /** @description Its place, from 1. */
            order: number;
            /** @description Articles in it that the reader can see. */
            count: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description All categories, in their order. */
        ArticleCategoryList: {
            data: components["schemas"]["ArticleCategory"][];
        };
        /**
         * @description All categories as they shall be, in order; one that is left out is removed.
         * @example {
         *       "categories": [
         *         {
         *           "id": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a03",
         *           "name": "Lettings"
         *         },
         *         {
         *           "id": "018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a04",
         *           "name": "Tax"
         *         }
         *       ]
         *     }
         */
        ArticleCategoryOrder: {
            categories: {
                /** Format: uuid */
                id: string;
                /** Format: not-blank */
                name: string;
            }[];
        };
        /**
         * @description A new category; it comes last.
         * @example {
         *       "name": "Lettings"
         *     }
         */
        NewArticleCategory: {
            /** Format: not-blank */
            name: string;
        };
        /** @description Articles in the order in which they are meant to be read. */
        ArticlePath: {
            /** @example first-purchase */
            id: string;
            /** @example Your first purchase */
            title: string;
            /** @description What it leads to. */
            text: string;
            articles: {
                /** Format: uuid */
                uuid: string;
                title: string;
                readMinutes: number;
                /** @description How far I have read in %; null when not begun. */
                progress: number | null;
            }[];
        };
        /** @description All paths, in their order. */
        ArticlePathList: {
            data: components["schemas"]["ArticlePath"][];
        };
        /**
         * @description What a post of the blog is about.
         * @enum {string}
         */
        BlogCategory: "market" | "law-and-tax" | "finance" | "refurbishment" | "member-stories" | "product";
        /**
         * @description A scheduled post is published by itself when its time comes.
         * @enum {string}
         */
        BlogStatus: "draft" | "scheduled" | "published";
        /**
         * @description The name of a post in its address.
         * @example what-the-renters-rights-act-changes
         */
        BlogSlug: string;
        /** @description A post as lists show it. */
        BlogSummary: {
            /** Format: uuid */
            id: string;
            slug: components["schemas"]["BlogSlug"];
            title: string;
            /** @description The standfirst. */
            excerpt: string;
            /**
             * @description A media path, `{ownerId}/media/{file}`; shown without a session.
             * @example 4/media/saltaire.svg
             */
            cover: string | null;
            author: components["schemas"]["Author"];
            category: components["schemas"]["BlogCategory"];
            status: components["schemas"]["BlogStatus"];
            /** @description Minutes at 200 words a minute. */
            readMinutes: number;
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            scheduledFor: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A page of posts of the blog. */
        BlogPage: {
            page: number;
            totalPages: number;
            total: number;
            data: components["schemas"]["BlogSummary"][];
        };
        /**
         * @description A new post of the blog.
         * @example {
         *       "title": "What the Renters’ Rights Act changes",
         *       "excerpt": "Periodic tenancies, notices and the new register.",
         *       "body": "From May on every tenancy is periodic.",
         *       "category": "law-and-tax",
         *       "status": "draft"
         *     }
         */
        NewBlog: {
            /** Format: not-blank */
            title: string;
            slug?: components["schemas"]["BlogSlug"];
            /** @description Left out, how the text begins. */
            excerpt?: string;
            /**
             * Format: not-blank
             * @description Markdown, as `BlogBody` says.
             */
            body: string;
            category: components["schemas"]["BlogCategory"];
            status?: components["schemas"]["BlogStatus"];
            /**
             * Format: date-time
             * @description Needed for the status scheduled; in the future.
             */
            scheduledFor?: string | null;
        };
        /** @description A new post of the blog with its cover, as a form. */
        NewBlogForm: {
            /** Format: not-blank */
            title: string;
            slug?: components["schemas"]["BlogSlug"];
            /** @description Left out, how the text begins. */
            excerpt?: string;
            /**
             * Format: not-blank
             * @description Markdown, as `BlogBody` says.
             */
            body: string;
            category: components["schemas"]["BlogCategory"];
            status?: components["schemas"]["BlogStatus"];
            /**
             * Format: date-time
             * @description Needed for the status scheduled; in the future.
             */
            scheduledFor?: string | null;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF of at most 5 MB.
             */
            cover?: string;
        };
        /** @description Markdown as in articles. Math stands in `$$…$$`, `\(…\)` or `\[…\]` only, so that prices stay prices. */
        BlogBody: string;
        /** @description A post of the blog with its text. */
        Blog: {
            /** Format: uuid */
            id: string;
            slug: components["schemas"]["BlogSlug"];
            title: string;
            excerpt: string;
            /** @description A media path, `{ownerId}/media/{file}`; shown without a session. */
            cover: string | null;
            author: components["schemas"]["Author"];
            category: components["schemas"]["BlogCategory"];
            status: components["schemas"]["BlogStatus"];
            /** @description Minutes at 200 words a minute. */
            readMinutes: number;
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            scheduledFor: string | null;
            body: components["schemas"]["BlogBody"];
            related: components["schemas"]["BlogSummary"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Only the given fields of the post change. */
        BlogUpdate: {
            /** Format: not-blank */
            title?: string;
            slug?: components["schemas"]["BlogSlug"];
            /** @description Left out, how the text begins. */
            excerpt?: string;
            /**
             * Format: not-blank
             * @description Markdown, as `BlogBody` says.
             */
            body?: string;
            category?: components["schemas"]["BlogCategory"];
            status?: components["schemas"]["BlogStatus"];
            /**
             * Format: date-time
             * @description Needed for the status scheduled; in the future.
             */
            scheduledFor?: string | null;
            /** @description Takes the cover away. */
            cover?: null;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
        };
        /** @description Only the given fields of the post change, with a new cover, as a form. */
        BlogUpdateForm: {
            /** Format: not-blank */
            title?: string;
            slug?: components["schemas"]["BlogSlug"];
            /** @description Left out, how the text begins. */
            excerpt?: string;
            /**
             * Format: not-blank
             * @description Markdown, as `BlogBody` says.
             */
            body?: string;
            category?: components["schemas"]["BlogCategory"];
            status?: components["schemas"]["BlogStatus"];
            /**
             * Format: date-time
             * @description Needed for the status scheduled; in the future.
             */
            scheduledFor?: string | null;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF of at most 5 MB.
             */
            cover?: string;
            /**
             * Format: date-time
             * @description The state this edit began from; another one is answered with 409.
             */
            updatedAt?: string;
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
        /** @description Only what is about homes of which I own a share in person (`me`), or a company of mine, by its id. */
        HomeOwner: string;
        /** @description Only what is about homes with this label. */
        HomeTag: string;
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
            /** @description There is a session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                    "application/json": components["schemas"]["SignedIn"];
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
                /** @description Only members I muted. */
                muted?: boolean;
                /** @description Only my connections. */
                connected?: boolean;
                /**
                 * @description Only connections of this member, mutual ones and me first; as many as their profile counts. A member who is not to be
                 *     found is answered with 404, one who does not let me see them with 403.
                 */
                connectedTo?: number;
                /** @description Only members who do this. */
                role?: components["schemas"]["MemberRole"];
                /** @description A town, or the beginning of an outward postcode. */
                area?: string;
                /** @description A postcode, the first half of one, or a town. */
                near?: string;
                /** @description How far from `near`, in miles; 25 when left out. */
                radius?: number;
                /** @description Only members so far from me: `1` my connections, `2` who is connected with one of them, `other` everybody else. */
                degree?: "1" | "2" | "other";
                /** @description Only members who invest this way. */
                strategy?: components["schemas"]["Strategy"];
                /** @description Only members who are online and let others see it. */
                online?: boolean;
                /**
                 * @description By name, newest member first, last seen first, nearest to `near` first, or best match: with `near` the nearest,
                 *     then most mutual connections. Suggestions come by mutual connections when left out, others by name.
                 */
                sort?: "name" | "-joinedAt" | "-lastSeenAt" | "nearest" | "relevance";
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
            404: components["responses"]["NotFound"];
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
            403: components["responses"]["Forbidden"];
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
                 *     `for-you` those about a deal or a home; `saved`: those I kept, whoever wrote them. But for the last one, posts
                 *     and members that I muted are left out.
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
    listTrendingTags: {
        parameters: {
            query?: {
                /** @description Only tags that begin so, in any case, without the #; those of older posts too, behind the others. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The tags of the `for-you` feed's posts of the last 7 days, the most used first, at most five. The same tag in another
             *     case counts as one, and is written as in the newest post.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendingTags"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            /** @description It is for its author's connections; whose it is comes with the refusal. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRefusal"];
                };
            };
            /** @description There is no such post, or not one the asker may see; with the code `deleted` when there was one. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
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
                /** @description Only comments that speak of this figure of the post's evaluation. */
                figure?: string;
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
                /** @description Wanted quality, %. */
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
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My sessions, the one of this call first, then those used last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    endSession: {
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
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    turnOnTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepCode"];
            };
        };
        responses: {
            /** @description On, with the recovery codes, which are shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    beginTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepBeginning"];
            };
        };
        responses: {
            /** @description The secret; an earlier one that was not turned on is forgotten. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    turnOffTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepCode"];
            };
        };
        responses: {
            /** @description Off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMemberData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each kind of record with how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDataSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMemberRecords: {
        parameters: {
            query: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Which records. */
                kind: components["schemas"]["MemberDataKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records, oldest first; a hundred at a time, of files one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRecordPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    importMemberRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberImport"];
            };
        };
        responses: {
            /** @description What became of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountClosure"];
            };
        };
        responses: {
            /** @description Closed, and the cookie is cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedAccount"];
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
    listProfileProperties: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description My own as others see them; of another member's profile it changes nothing. */
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
            /** @description A page of properties, twenty-four at a time, the latest purchase first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePropertyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                /** @description Only businesses with these words in the name of a service. */
                service?: string;
                /** @description Only businesses whose owner is online and lets others see it; with false only the others. */
                online?: boolean;
                /** @description Only businesses with an accreditation by this body. */
                accreditation?: string;
                /** @description The one business with this username. */
                username?: string;
                /** @description Only businesses I act for. */
                mine?: boolean;
                /** @description Only businesses whose documents wait for a decision; for admins of the site. */
                unverified?: boolean;
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
            403: components["responses"]["Forbidden"];
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
    logEnquiry: {
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
                "application/json": components["schemas"]["NewBusinessEnquiry"];
            };
        };
        responses: {
            /** @description Noted. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessEnquiry"];
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
    listBusinessReviews: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews, ten at a time, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createBusinessReview: {
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
                "application/json": components["schemas"]["NewBusinessReview"];
            };
        };
        responses: {
            /** @description Published. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessReview"];
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
    updateBusinessReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
                /** @description The review. */
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessReviewUpdate"];
            };
        };
        responses: {
            /** @description The review as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessReview"];
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
    deleteBusinessReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
                /** @description The review. */
                reviewId: string;
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
    getAvaThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread's id, the same one until a new topic is begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaThreadRef"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createAvaThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fresh thread's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaThreadRef"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAvaThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fifty threads that were written in last, the latest first; none without a question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaThreads"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAvaMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The thread's id. */
                avaThreadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest two hundred messages, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaThread"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendAvaMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAvaMessage"];
            };
        };
        responses: {
            /** @description Ava's answer; both messages are kept in the thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaReply"];
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
    rateAvaMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The answer's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvaFeedback"];
            };
        };
        responses: {
            /** @description The answer as kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaMessage"];
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
    getAiStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left and what I asked last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    askPropertySearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiSearchRequest"];
            };
        };
        responses: {
            /** @description What was understood and the first page of what fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiSearchResult"];
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
    listPropertySearches: {
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
            /** @description A page of saved searches by name; fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertySearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertySearch"];
            };
        };
        responses: {
            /** @description Saved; what is on the market already is not new. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePropertySearch: {
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
                "application/json": components["schemas"]["PropertySearchUpdate"];
            };
        };
        responses: {
            /** @description As saved; with other filters the counts are worked out anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySearch"];
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
    deletePropertySearch: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSearchMatches: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Yes: only what I have not looked at. */
                new?: boolean;
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches, twenty-four at a time, the latest match first. Together they are the results of a search by the same filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMatchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listListings: {
        parameters: {
            query?: {
                /** @description For sale (auction lots among them), to rent, sold, or auction lots alone; sale when left out. */
                market?: "sale" | "rent" | "sold" | "auction";
                /** @description Also what is under offer, sold subject to contract or let agreed; no when left out. */
                includeUnderOffer?: boolean;
                /** @description Up to five places, any of which will do: a town, an area, an outcode, or a postcode for its outcode; all of the UK when left out. */
                locations?: string[];
                /** @description A point, `lat,lng` in degrees, for `radiusMiles` or `travelMinutes`; half a mile around it when both are left out. */
                near?: string;
                /** @description Within so many miles of `near`, as the crow flies; in one of `locations`, or so many miles from its middle. */
                radiusMiles?: number;
                /** @description Within so many minutes of `near` or of the middle of a place; estimated from the distance. */
                travelMinutes?: number;
                /** @description How `travelMinutes` are spent; driving when left out. */
                travelBy?: "driving" | "public_transport" | "cycling" | "walking";
                /** @description A drawn area: its 3 to 60 corners, each `lat,lng`, joined by semicolons. */
                area?: string;
                /** @description £ or more; a month for lets. */
                minPrice?: number;
                /** @description £ or less; a month for lets. */
                maxPrice?: number;
                /** @description Bedrooms or more. */
                minBeds?: number;
                /** @description Bedrooms or fewer. */
                maxBeds?: number;
                /** @description Bathrooms or more. */
                minBaths?: number;
                /** @description Any of these kinds of property. */
                types?: ("detached" | "semi" | "terraced" | "end_terrace" | "flat" | "maisonette" | "bungalow" | "studio" | "park_home" | "land" | "block" | "commercial" | "mixed")[];
                /** @description Any of these tenures. */
                tenures?: ("freehold" | "leasehold" | "share_of_freehold" | "commonhold")[];
                /** @description Years left on the lease or more; freeholds pass, leases of unknown length do not. */
                minLeaseYears?: number;
                /** @description £ a year or less; freeholds without one pass, unknown charges do not. */
                maxServiceCharge?: number;
                /** @description £ a year or less; freeholds pass, unknown ground rents do not. */
                maxGroundRent?: number;
                /** @description Any of these council tax bands; I is Welsh. */
                councilTaxBands?: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I")[];
                /** @description This EPC rating or better; unknown ratings do not pass. */
                minEpc?: "A" | "B" | "C" | "D" | "E" | "F" | "G";
                /** @description m² of floor or more. */
                minAreaSqm?: number;
                /** @description m² of floor or less. */
                maxAreaSqm?: number;
                /** @description £ per square foot or less; unknown floor areas do not pass. */
                maxPricePerSqFt?: number;
                /** @description % a year or more, `estRentPcm` × 12 ÷ `price`; what depends on a member's own settings (ROI, cash flow) is worked out and filtered by the client. */
                minGrossYield?: number;
                /** @description Days since it was listed, or more. */
                minDaysOnMarket?: number;
                /** @description % off the first asking price, or more. */
                minReduction?: number;
                /** @description Reduced in the last so many days. */
                reducedWithinDays?: number;
                /** @description Listed in the last so many days. */
                addedWithinDays?: number;
                /** @description Auctioned on this day or later. */
                auctionFrom?: string;
                /** @description Auctioned on this day or earlier. */
                auctionTo?: string;
                /** @description Yes: houses of four bedrooms or more, or of three and 95 m² or more; combine with `article4`. */
                hmoPotential?: boolean;
                /** @description No onward chain. */
                chainFree?: "only" | "exclude";
                /** @description Cash buyers only. */
                cashOnly?: "only" | "exclude";
                /** @description Needs work. */
                needsWork?: "only" | "exclude";
                /** @description Sold with tenants in. */
                tenanted?: "only" | "exclude";
                /** @description New build. */
                newBuild?: "only" | "exclude";
                /** @description Retirement homes. */
                retirement?: "only" | "exclude";
                /** @description Shared ownership. */
                sharedOwnership?: "only" | "exclude";
                /** @description Where an Article 4 direction covers small HMOs. */
                article4?: "only" | "exclude";
                /** @description Where the council licenses more lets than the law asks for. */
                licensedArea?: "only" | "exclude";
                /** @description All of these words in the address, the type or the features. */
                keywords?: string[];
                /** @description None of these words in the address, the type or the features. */
                notKeywords?: string[];
                /** @description Newest first, listed longest ago first (`-daysOnMarket`), or by a figure; a minus is for the largest first. Unknown figures come last. */
                sort?: "newest" | "-daysOnMarket" | "price" | "-price" | "pricePerSqFt" | "-pricePerSqFt" | "-grossYield" | "-reduction";
                /** @description By my own marks: all but what I hid, only what I saved, only what I hid, or everything. What I saved or hid comes from every market and in every state when no market is named. */
                shown?: "visible" | "saved" | "hidden" | "all";
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of listings, twenty-four at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getListing: {
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
            /** @description The listing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyListing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    markListing: {
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
                "application/json": components["schemas"]["ListingMarks"];
            };
        };
        responses: {
            /** @description The listing with my marks as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyListing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    searchListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingSearchRequest"];
            };
        };
        responses: {
            /** @description A page of listings with counts; the same listings as by the same filters elsewhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listListingPins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingPinsRequest"];
            };
        };
        responses: {
            /** @description Where the matches are; the same listings as a smart search finds by the same request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPins"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getListingStats: {
        parameters: {
            query?: {
                /** @description A town, an area, an outcode or a postcode. Give this or `listingId`. */
                location?: string;
                /** @description The outcode of this listing, comparables nearest to it first. Give this or `location`. */
                listingId?: string;
                /** @description Comparables within so many miles of the listing, or of the middle of the place. */
                radiusMiles?: number;
                /** @description Sales of the last so many months. */
                months?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getEpcDetails: {
        parameters: {
            query: {
                /** @description A UK postcode, with or without its space. */
                postcode: string;
                /** @description The first line of the address. */
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest certificate, expired or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EpcDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listEvaluations: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Words in title, address, outcode or tags. */
                query?: string;
                /** @description Only those that began from this listing. */
                listingId?: string;
                /** @description Among the strategies of the deal. */
                strategy?: components["schemas"]["EvaluationStrategy"];
                /** @description Only this stage of the pipeline. */
                stage?: components["schemas"]["PipelineStage"];
                /** @description Only deals on the board, in the order of its columns. */
                pipeline?: boolean;
                /** @description Mine, or shared with me; both when left out. */
                owner?: "mine" | "shared";
                /** @description The beginning of the outcode. */
                area?: string;
                /** @description With this tag. */
                tag?: string;
                /** @description At least this return, %; an infinite one always counts. */
                minRoi?: number;
                /** @description The archived ones instead. */
                archived?: boolean;
                /** @description Those I deleted within the last 30 days instead. */
                trash?: boolean;
                /** @description Order; unknown figures come last. The board is by position. */
                sort?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "title" | "-title" | "price" | "-price" | "stampDuty" | "-stampDuty" | "cashIn" | "-cashIn" | "grossYield" | "-grossYield" | "netYield" | "-netYield" | "cashFlow" | "-cashFlow" | "roi" | "-roi" | "roce" | "-roce" | "moneyLeftIn" | "-moneyLeftIn" | "icr" | "-icr" | "evidence" | "-evidence" | "position";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of summaries, fifty at a time; the board five hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEvaluation"];
            };
        };
        responses: {
            /** @description Created; inputs that were not given come from my settings. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
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
    getEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The evaluation’s own id, or the id of its property. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluation, or the snapshot of a published one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The evaluation’s own id, or the id of its property. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationUpdate"];
            };
        };
        responses: {
            /** @description As saved, worked out anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
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
    deleteEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The evaluation’s own id, or the id of its property. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the trash for 30 days; one that is there already is gone for good. */
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
    evaluate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluateRequest"];
            };
        };
        responses: {
            /** @description The completed inputs and the results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluateAnswer"];
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
    openEvaluationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationLinkOpening"];
            };
        };
        responses: {
            /** @description What the link shows of the deal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationSnapshot"];
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
    uploadEvaluationImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EvaluationImageUpload"];
            };
        };
        responses: {
            /** @description The pictures that were added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationImageList"];
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
    deleteEvaluationImage: {
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
    listEvaluationSettings: {
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
            /** @description My profiles, the default one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationSettingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createEvaluationSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEvaluationSetting"];
            };
        };
        responses: {
            /** @description Added; the first one is the default. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationSetting"];
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
    updateEvaluationSetting: {
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
                "application/json": components["schemas"]["EvaluationSettingUpdate"];
            };
        };
        responses: {
            /** @description As saved. Saved evaluations stay as they are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationSetting"];
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
    deleteEvaluationSetting: {
        parameters: {
            query?: {
                /** @description The profile that becomes the default; wanted when the default one is deleted while there are others. */
                newDefaultId?: string;
            };
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listEvaluationVersions: {
        parameters: {
            query: {
                /** @description Whose states. */
                evaluationId: string;
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationVersionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    nameEvaluationVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEvaluationVersion"];
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationVersion"];
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
    askEvaluationOpinions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEvaluationOpinion"];
            };
        };
        responses: {
            /** @description Asked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationOpinion"];
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
    getEvaluationOpinion: {
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
            /** @description The request as far as I may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationOpinion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateEvaluationOpinion: {
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
                "application/json": components["schemas"]["EvaluationOpinionUpdate"];
            };
        };
        responses: {
            /** @description As it is now, with the spread for whoever has answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationOpinion"];
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
    withdrawEvaluationOpinion: {
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
            /** @description Withdrawn, with its answers. */
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
    listPropertyViewings: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only these. */
                status?: components["schemas"]["ViewingStatus"][];
                /** @description Of this deal. */
                evaluationId?: string;
                /** @description Of this listing. */
                listingId?: string;
                /** @description Of this property. */
                propertyId?: string;
                /** @description Starting at or after. */
                from?: string;
                /** @description Starting before. */
                until?: string;
                /** @description By start. */
                sort?: "startsAt" | "-startsAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of viewings, fifty at a time, the earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyViewingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertyViewing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertyViewing"];
            };
        };
        responses: {
            /** @description Booked; `clash` warns of another at the same time. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyViewing"];
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
    readPropertyViewing: {
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
            /** @description The viewing, for its owner and those who attend it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyViewing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePropertyViewing: {
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
                "application/json": components["schemas"]["PropertyViewingUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyViewing"];
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
    deletePropertyViewing: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPropertyActions: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only tasks, or only the log. */
                kind?: "task" | "log";
                /** @description Open tasks that are overdue, due today (in London), or due in the seven days from today. */
                due?: "overdue" | "today" | "week";
                /** @description Done or still open. */
                done?: boolean;
                /** @description Of this deal. */
                evaluationId?: string;
                /** @description Of this property. */
                propertyId?: string;
                /** @description Of this tenancy. */
                tenancyId?: string;
                /** @description The log of this record of the portfolio: what the server noted of its changes, notes, and, of a property or a tenancy, what was done about it. Entries of such logs are in no other list; designed. */
                record?: string;
                /** @description Only what is given to me. */
                assigned?: boolean;
                /** @description Only what I added, or only what others gave me; designed. */
                owner?: "me" | "others";
                /** @description Tasks due at or after; designed. */
                from?: string;
                /** @description Tasks due before; designed. */
                until?: string;
                /** @description By due date, those without one last; the newest first; or by the name of what they are about, those about nothing last, then by due date. */
                sort?: "dueAt" | "-createdAt" | "subject";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks and entries, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyActionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertyAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertyAction"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyAction"];
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
    getPropertyAction: {
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
            /** @description As it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyAction"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePropertyAction: {
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
                "application/json": components["schemas"]["PropertyActionUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyAction"];
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
    deletePropertyAction: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    listProperties: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Words that must all occur in address, tags or notes. */
                query?: string;
                /** @description Only homes in this status. */
                status?: components["schemas"]["PropertyStatus"];
                /** @description Only homes that earn so. */
                model?: components["schemas"]["PropertyModelKey"];
                /** @description Only buildings of this kind. */
                type?: components["schemas"]["PropertyTypeKey"];
                /** @description Only homes with this label. */
                tag?: string;
                /** @description Only homes of which I own a share in person (`me`), or a company of mine, by its id. */
                owner?: string;
                /** @description The homes that were put away instead of those in use. */
                archived?: boolean;
                /** @description Answers the totals of all homes that fit, too. */
                summary?: boolean;
                /** @description By address, value, debt, rent, yield, day of purchase, or the day on which the gas safety record or the electrical report runs out; `-` for the largest or latest first. What is not known comes last. */
                sort?: "address" | "-address" | "value" | "-value" | "debt" | "-debt" | "rent" | "-rent" | "yield" | "-yield" | "purchased" | "-purchased" | "gasSafety" | "-gasSafety" | "electrical" | "-electrical";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of homes, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProperty"];
                "multipart/form-data": components["schemas"]["NewPropertyForm"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The address is that of another home of mine, or it was changed elsewhere. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The home's id. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The home's id. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyUpdate"];
                "multipart/form-data": components["schemas"]["PropertyUpdateForm"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The address is that of another home of mine, or it was changed elsewhere. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The home's id. */
                uuid: string;
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
            /** @description Others need it, or it was changed elsewhere. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InUseConflict"];
                };
            };
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPropertyModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All models, in the order shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyModelList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPropertyTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types, in the order shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyTypeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPropertyPackLinks: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this home of mine. */
                propertyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of links, fifty at a time, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyPackLinkPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertyPackLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertyPackLink"];
            };
        };
        responses: {
            /** @description Shared. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyPackLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePropertyPackLink: {
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
            /** @description Revoked. */
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
    openPropertyPack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyPackOpening"];
            };
        };
        responses: {
            /** @description The pack. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyPack"];
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
    listPropertyManagers: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Words that must all occur in name, branch or e-mail. */
                query?: string;
                /** @description Only those of this home of mine. */
                propertyId?: string;
                /** @description By name, or newest first. */
                sort?: "name" | "-name" | "newest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of managers, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyManagerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertyManager: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertyManager"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyManager"];
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
    getPropertyManager: {
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
            /** @description The property manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyManager"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePropertyManager: {
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
                "application/json": components["schemas"]["PropertyManagerUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyManager"];
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
    deletePropertyManager: {
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
            /** @description Others need it, or it was changed elsewhere. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InUseConflict"];
                };
            };
            "5XX": components["responses"]["ServerError"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Words that must all occur in name, company, e-mail, phone or tags. */
                query?: string;
                /** @description Only this kind. */
                kind?: components["schemas"]["ContactKind"];
                /** @description Only with this label. */
                tag?: string;
                /** @description Only tenants, contractors and others who have to do with this home of mine. */
                propertyId?: string;
                /** @description By name, or newest first. */
                sort?: "name" | "-name" | "newest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
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
    getContact: {
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
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateContact: {
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
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
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
    deleteContact: {
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
            /** @description Others need it, or it was changed elsewhere. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InUseConflict"];
                };
            };
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPropertySaManagements: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this home of mine. */
                propertyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records, fifty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySaManagementPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertySaManagement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertySaManagement"];
            };
        };
        responses: {
            /** @description Added; a home has one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySaManagement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPropertySaManagement: {
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
            /** @description The record of a home run by the night. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySaManagement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePropertySaManagement: {
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
                "application/json": components["schemas"]["PropertySaManagementUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySaManagement"];
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
    deletePropertySaManagement: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPropertyRooms: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this home of mine. */
                propertyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rooms, fifty at a time, in the order they were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyRoomPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertyRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertyRoom"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyRoom"];
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
    getPropertyRoom: {
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
            /** @description The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyRoom"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePropertyRoom: {
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
                "application/json": components["schemas"]["PropertyRoomUpdate"];
                "multipart/form-data": components["schemas"]["PropertyRoomPhotosForm"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Others need it, or it was changed elsewhere. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InUseConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePropertyRoom: {
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
            /** @description Others need it, or it was changed elsewhere. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InUseConflict"];
                };
            };
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPropertyEpcs: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this home of mine. */
                propertyId?: string;
                /** @description Only certificates that have run out, or only those that have not. */
                expired?: boolean;
                /** @description Last lodged first, or first to expire first. */
                sort?: "-lodged" | "expires";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of certificates, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyEpcPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertyEpc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertyEpc"];
            };
        };
        responses: {
            /** @description Added; each certificate number once. Designed: the renewal date of its home’s EPC is then that of the latest certificate. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyEpc"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPropertyEpc: {
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
            /** @description The energy certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyEpc"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePropertyEpc: {
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
                "application/json": components["schemas"]["PropertyEpcUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyEpc"];
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
    deletePropertyEpc: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this home of mine. */
                propertyId?: string;
                /** @description Only those of this evaluation. */
                evaluationId?: string;
                /** @description Only this kind. */
                kind?: "works" | "condition" | "inventory" | "rent";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of schedules, fifty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSchedule"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
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
    getSharedSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of its link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule, without what it costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedSchedule"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSchedule: {
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
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateSchedule: {
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
                "application/json": components["schemas"]["ScheduleUpdate"];
                "multipart/form-data": components["schemas"]["SchedulePhotosForm"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
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
    deleteSchedule: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only films of this kind of subject. */
                refKind?: components["schemas"]["VideoRefKind"];
                /** @description Only films of this subject; together with `refKind`. */
                refId?: string;
                /** @description Only those of this home of mine. */
                propertyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of films, fifty at a time, newest first: mine, or of one subject all that I may watch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVideo"];
                "multipart/form-data": components["schemas"]["NewVideoForm"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getVideo: {
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
            /** @description The film. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateVideo: {
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
                "application/json": components["schemas"]["VideoUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
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
    deleteVideo: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPropertyMaintenances: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this home of mine. */
                propertyId?: string;
                /** @description Words that must all occur in title and details. */
                query?: string;
                /** @description Only jobs in one of these statuses. */
                status?: components["schemas"]["MaintenanceStatus"][];
                /** @description Only this category. */
                category?: components["schemas"]["MaintenanceCategory"];
                /** @description Only this priority. */
                priority?: components["schemas"]["MaintenancePriority"];
                /** @description Only jobs of this contractor. */
                contractorId?: string;
                /** @description Only jobs that are open or in progress; deferred ones are not due. */
                due?: boolean;
                /** @description Only jobs whose deadline has passed. */
                overdue?: boolean;
                /** @description Newest first, or first deadline first. */
                sort?: "newest" | "deadline";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyMaintenancePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPropertyMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertyMaintenance"];
                "multipart/form-data": components["schemas"]["NewPropertyMaintenanceForm"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyMaintenance"];
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
    getPropertyMaintenance: {
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
            /** @description The maintenance job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyMaintenance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePropertyMaintenance: {
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
                "application/json": components["schemas"]["PropertyMaintenanceUpdate"];
                "multipart/form-data": components["schemas"]["PropertyMaintenanceUpdateForm"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyMaintenance"];
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
    deletePropertyMaintenance: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    listRooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds, in the order shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomKindList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMortgages: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those on this property. */
                propertyId?: string;
                /** @description Only those of this company. */
                companyId?: string;
                /** @description Only those whose fixed rate ends before this day. */
                fixEndsBefore?: string;
                /** @description In which order. */
                sort?: "lender" | "fixEnds" | "-balance" | "-rate";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mortgages, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MortgagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createMortgage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMortgage"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mortgage"];
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
    updateMortgage: {
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
                "application/json": components["schemas"]["MortgageUpdate"];
            };
        };
        responses: {
            /** @description As saved; another balance joins the history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mortgage"];
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
    deleteMortgage: {
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
            /** @description Deleted; its transactions stay without it. */
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
    listTenancies: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this property. */
                propertyId?: string;
                /** @description Only what is about homes of which I own a share in person (`me`), or a company of mine, by its id. */
                owner?: components["parameters"]["HomeOwner"];
                /** @description Only what is about homes with this label. */
                tag?: components["parameters"]["HomeTag"];
                /** @description Only those of this room. */
                roomId?: string;
                /** @description Only those of this tenant. */
                contactId?: string;
                /** @description Only these. */
                status?: components["schemas"]["TenancyStatus"][];
                /** @description Only those that owe rent, or that owe none. */
                inArrears?: boolean;
                /** @description In which order. */
                sort?: "startDate" | "-startDate" | "rent" | "-rent";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tenancies, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenancyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createTenancy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTenancy"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenancy"];
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
    updateTenancy: {
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
                "application/json": components["schemas"]["TenancyUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenancy"];
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
    deleteTenancy: {
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
            /** @description Deleted, with what was still to be paid. */
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
    listTransactions: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only these. */
                status?: components["schemas"]["TransactionStatus"][];
                /** @description Only those with a part of this property. */
                propertyId?: string;
                /** @description Only what is about homes of which I own a share in person (`me`), or a company of mine, by its id. */
                owner?: components["parameters"]["HomeOwner"];
                /** @description Only what is about homes with this label. */
                tag?: components["parameters"]["HomeTag"];
                /** @description Only those of this tenancy. */
                tenancyId?: string;
                /** @description Only those of this mortgage. */
                mortgageId?: string;
                /** @description Only those with this contact. */
                contactId?: string;
                /** @description Only those of this recurring payment. */
                recurringId?: string;
                /** @description Only those with a part of this category. */
                category?: components["schemas"]["TransactionCategory"];
                /** @description Only in or only out. */
                direction?: components["schemas"]["MoneyDirection"];
                /** @description From this day. */
                from?: string;
                /** @description To this day. */
                to?: string;
                /** @description Only this tax year (6 April to 5 April). */
                taxYear?: string;
                /** @description Only those whose description has this. */
                query?: string;
                /** @description In which order. */
                sort?: "date" | "-date" | "amount" | "-amount";
                /** @description How many a page has; an export asks for many. */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions, fifty at a time or as many as asked for, with the totals of all that match on page 1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTransaction"];
            };
        };
        responses: {
            /** @description Added; or for an import how many were added and skipped. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTransaction"];
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
    updateTransaction: {
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
                "application/json": components["schemas"]["TransactionUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
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
    deleteTransaction: {
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
    listRecurringPayments: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this property. */
                propertyId?: string;
                /** @description Only those of this tenancy. */
                tenancyId?: string;
                /** @description Only those of this mortgage. */
                mortgageId?: string;
                /** @description Only in or only out. */
                direction?: components["schemas"]["MoneyDirection"];
                /** @description Only the paused, or only the running. */
                paused?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recurring payments, fifty at a time, the next due first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createRecurringPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecurringPayment"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPayment"];
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
    updateRecurringPayment: {
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
                "application/json": components["schemas"]["RecurringPaymentUpdate"];
            };
        };
        responses: {
            /** @description As saved; with `from` the new series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPayment"];
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
    deleteRecurringPayment: {
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
            /** @description Deleted; what it made so far stays, but for what is only expected. */
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
    listRenewalDates: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those of this property. */
                propertyId?: string;
                /** @description Only what is about homes of which I own a share in person (`me`), or a company of mine, by its id. */
                owner?: components["parameters"]["HomeOwner"];
                /** @description Only what is about homes with this label. */
                tag?: components["parameters"]["HomeTag"];
                /** @description Only those of this company. */
                companyId?: string;
                /** @description Only these. */
                kind?: components["schemas"]["RenewalKind"][];
                /** @description Only these. */
                status?: components["schemas"]["RenewalStatus"][];
                /** @description Due from this day. */
                from?: string;
                /** @description Due to this day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of renewal dates, two hundred at a time, the first due first. Those of an owner who is a company are also what it has to file itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalDatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createRenewalDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRenewalDate"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalDate"];
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
    updateRenewalDate: {
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
                "application/json": components["schemas"]["RenewalDateUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalDate"];
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
    deleteRenewalDate: {
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
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRenewalCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its secret part; null while there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalCalendar"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createRenewalCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalCalendar"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteRenewalCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendars that read it find nothing any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRenewalCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address, with `.ics` behind it or without. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event for each renewal date, on its day, with its reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only those directly in this folder. */
                folderId?: string;
                /** @description Only those of this property. */
                propertyId?: string;
                /** @description Only those linked to this record. */
                linkedTo?: string;
                /** @description Only those with this tag. */
                tag?: string;
                /** @description Only those with this in name or tags. */
                query?: string;
                /** @description What is in the bin instead of what is not. */
                trash?: boolean;
                /** @description Only the document of this share link, whoever owns it; empty once it was taken back or has run out. */
                share?: string;
                /** @description In which order. */
                sort?: "name" | "-createdAt" | "expiresOn" | "-size";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents, fifty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioDocumentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewPortfolioDocument"];
            };
        };
        responses: {
            /** @description Uploaded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioDocument"];
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
    updateDocument: {
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
                "application/json": components["schemas"]["PortfolioDocumentUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioDocument"];
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
    deleteDocument: {
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
            /** @description In the bin; or gone when it was there already. */
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
    listFolders: {
        parameters: {
            query?: {
                /** @description Only those of this property. */
                propertyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All folders by name; the tree follows from `parentId`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFolder"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
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
    updateFolder: {
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
                "application/json": components["schemas"]["FolderUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
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
    deleteFolder: {
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
    listCompanies: {
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
            /** @description A page of companies, fifty at a time, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompany"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
    updateCompany: {
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
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
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
    deleteCompany: {
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
    searchCompanies: {
        parameters: {
            query: {
                /** @description Part of a name, or a number. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best twenty: the exact number first, then by name; dissolved ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySearchHitList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCharges: {
        parameters: {
            query: {
                /** @description Its eight characters. */
                companyNumber: string;
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of charges, twenty at a time, newest first; empty when none are registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCompanyTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTypeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubscription"];
            };
        };
        responses: {
            /** @description Where to pay. The checkout leads back to the subscription settings with `sessionId` in the address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCheckoutStatus: {
        parameters: {
            query: {
                /** @description The checkout, as the answer to subscribing named it. */
                sessionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    upgradeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpgrade"];
            };
        };
        responses: {
            /** @description The change; with `preview` it has not been made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    downgradeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionDowngrade"];
            };
        };
        responses: {
            /** @description The change; with `preview` it has not been made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    openBillingPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalRequest"];
            };
        };
        responses: {
            /** @description Where to go; from there back to `returnUrl`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only payments in this state. */
                status?: components["schemas"]["BillingStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments, ten at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUserSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My plan and all plans there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSubscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUpcomingInvoice: {
        parameters: {
            query?: {
                /** @description As if I went over to this plan. */
                planId?: components["schemas"]["PlanId"];
                /** @description As if I paid by months or years; left out, as now. */
                interval?: components["schemas"]["BillingInterval"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpcomingInvoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMailingListEntries: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Mine is the entry of my e-mail address, if there is one; all is for admins. */
                scope?: "mine" | "all";
                /** @description Only entries with this topic. */
                topic?: components["schemas"]["MailingTopic"];
                /** @description Only entries that get mail; with false only those that do not any more. */
                subscribed?: boolean;
                /** @description Part of an e-mail address. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries, fifty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingListPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    joinMailingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMailingListEntry"];
            };
        };
        responses: {
            /** @description On the list. A mail with a link to leave it has been sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    leaveMailingList: {
        parameters: {
            query: {
                /** @description The code of the link. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more mail. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listBetaApplications: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description All is for admins. */
                scope?: "mine" | "all";
                /** @description Only for this feature. */
                feature?: components["schemas"]["BetaFeature"];
                /** @description Only in this state. */
                status?: components["schemas"]["BetaStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications, fifty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaApplicationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createBetaApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBetaApplication"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaApplication"];
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
    updateBetaApplication: {
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
                "application/json": components["schemas"]["BetaApplicationUpdate"];
            };
        };
        responses: {
            /** @description The application as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetaApplication"];
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
    listSupportTickets: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Left out, mine for a member and all for an admin; all is for admins. */
                scope?: "mine" | "all";
                /** @description Only in this state. */
                status?: components["schemas"]["SupportStatus"];
                /** @description Only about this. */
                topic?: components["schemas"]["SupportTopic"];
                /** @description Only reports of content; with false everything else. */
                reports?: boolean;
                /** @description Only reports of this kind of content. */
                kind?: components["schemas"]["ReportedKind"];
                /** @description Part of the reference, the name, the e-mail address or the message. */
                query?: string;
                /** @description The order, by when the ticket last changed or was opened; a leading minus is newest first. */
                sort?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets, twenty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicketPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createSupportTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupportTicket"];
                "multipart/form-data": components["schemas"]["NewSupportTicketForm"];
            };
        };
        responses: {
            /** @description Received; a copy goes to the e-mail address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportReceipt"];
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
    getSupportTicket: {
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
            /** @description The ticket with its replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicket"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateSupportTicket: {
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
                "application/json": components["schemas"]["SupportTicketUpdate"];
            };
        };
        responses: {
            /** @description The ticket as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicket"];
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
    getAdminOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only acts of this kind. */
                act?: components["schemas"]["AuditAct"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries, fifty at a time, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Part of the member's name or email address, or the username. */
                query?: string;
                /** @description Only subscriptions in this state. */
                status?: components["schemas"]["SubscriptionStatus"];
                /** @description Only subscriptions to this plan. */
                planId?: components["schemas"]["PlanId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subscriptions, fifty at a time, the latest change first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberSubscriptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFeatureFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlagList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateFeatureFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which feature. */
                key: components["schemas"]["FeatureKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureFlagUpdate"];
            };
        };
        responses: {
            /** @description The flag as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"];
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
    listTurnedOffFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with what its form says when it is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnedOffFeatureList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendMemberConfirmation: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Words that the title or the body holds: in any form, with a letter wrong, or under another name of the trade (SDLT is stamp duty).
                 *     Where fewer than three articles have them all, those that have at least half of them follow.
                 */
                query?: string;
                /** @description A category's slug. */
                category?: string;
                /** @description Only articles that apply there. */
                nation?: components["schemas"]["ArticleNation"];
                /** @description Only articles I saved; with false only the others. */
                saved?: boolean;
                /** @description Only articles I began and have not finished. */
                reading?: boolean;
                /** @description Only articles of this member, by id. */
                author?: number;
                /** @description Only articles in this state. */
                status?: components["schemas"]["ArticleStatus"];
                /** @description The order; a leading minus turns it round. Left out, the best match comes first with a query, the newest without. */
                sort?: "relevance" | "title" | "-title" | "-publishedAt" | "-reviewedOn" | "reviewedOn" | "-helpful";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of articles, twenty at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewArticle"];
                "multipart/form-data": components["schemas"]["NewArticleForm"];
            };
        };
        responses: {
            /** @description The article as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article with its body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleUpdate"];
                "multipart/form-data": components["schemas"]["ArticleUpdateForm"];
            };
        };
        responses: {
            /** @description The article as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
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
    deleteArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
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
    giveArticleFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewArticleFeedback"];
            };
        };
        responses: {
            /** @description My word and the counts with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleFeedbackState"];
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
    listArticleNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My highlights and notes, the earliest first; nobody else ever sees them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleNotes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createArticleNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewArticleNote"];
            };
        };
        responses: {
            /** @description The mark as kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleNote"];
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
    updateArticleNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
                /** @description The note's id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleNoteUpdate"];
            };
        };
        responses: {
            /** @description The mark as kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleNote"];
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
    deleteArticleNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's id. */
                uuid: string;
                /** @description The note's id. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
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
    listArticleCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, with the number of articles the reader can see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleCategoryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateArticleCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleCategoryOrder"];
            };
        };
        responses: {
            /** @description All categories as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleCategoryList"];
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
    createArticleCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewArticleCategory"];
            };
        };
        responses: {
            /** @description The category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleCategory"];
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
    listArticlePaths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All paths, each with the articles the reader can see, in the order they are meant to be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePathList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /** @description One-based page number; past the last page the list is empty. */
                page?: components["parameters"]["Page"];
                /** @description Only this category. */
                category?: components["schemas"]["BlogCategory"];
                /** @description Words that title, excerpt or text hold. */
                query?: string;
                /** @description Only posts in this state; to other readers than admins there are published ones only. */
                status?: components["schemas"]["BlogStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts, nine at a time, newest first; what is not published yet comes before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createBlog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBlog"];
                "multipart/form-data": components["schemas"]["NewBlogForm"];
            };
        };
        responses: {
            /** @description The post as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
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
    getBlogFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RSS 2.0 with links to the posts on this site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's name in addresses. */
                slug: components["schemas"]["BlogSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's name in addresses. */
                slug: components["schemas"]["BlogSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogUpdate"];
                "multipart/form-data": components["schemas"]["BlogUpdateForm"];
            };
        };
        responses: {
            /** @description The post as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
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
    deleteBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's name in addresses. */
                slug: components["schemas"]["BlogSlug"];
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
}
